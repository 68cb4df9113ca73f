export { lever } from './feature';
