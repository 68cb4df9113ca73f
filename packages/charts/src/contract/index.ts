export { bar, bars, type Bar } from './bar';
export { bucketLength, RESOLUTIONS, type Period, type Resolution } from './resolutions';
