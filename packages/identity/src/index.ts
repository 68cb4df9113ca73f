export { maskAccount } from './rules/mask-account';
export { useIsAgent } from './account/use-is-agent';
export { useUser } from './account/use-user';
export { logout } from './contract';
export { identity } from './feature';
export { identityMessages } from './locales/messages';
