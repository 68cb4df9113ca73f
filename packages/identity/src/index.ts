export { maskAccount } from './account/mask-account';
export { useUser, type CurrentUser } from './account/use-user';
export { identity } from './feature';
export { LOGIN_PATH, loginStateOf, returnPathOf, type LoginState } from './login/return-path';
