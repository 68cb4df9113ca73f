export { sample } from './feature';
