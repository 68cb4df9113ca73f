export { bar, bars, type Bar } from './bar';
export { barStart, nextBarStart } from './calendar';
export { bucketLength, RESOLUTIONS, type Period, type Resolution } from './resolutions';
export { resolutionsInOrder } from './resolutions-in-order';
