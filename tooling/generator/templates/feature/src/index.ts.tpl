export { __id__ } from './feature';
