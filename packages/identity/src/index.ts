export { maskAccount } from './account/mask-account';
export { useUser } from './account/use-user';
export { identity } from './feature';
export { LOGIN_PATH, loginStateOf } from './login/return-path';
