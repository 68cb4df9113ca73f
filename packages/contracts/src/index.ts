export { logout } from './identity';
