export { results } from './feature';
