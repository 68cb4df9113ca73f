export { subscription } from './feature';
