export { c2c } from './feature';
