export { aWireUser } from './fixtures';
