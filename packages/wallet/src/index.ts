export { wallet } from './feature';
