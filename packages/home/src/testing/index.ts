export { homeHandlers } from './handlers';
