export { maskAccount } from './account/mask-account';
export { useUser } from './account/use-user';
export { logout } from './contract';
export { identity } from './feature';
