export { microOptions } from './feature';
