export { maskAccount } from './rules/mask-account';
export { useIsAgent } from './account/use-is-agent';
export { useUser } from './account/use-user';
export { logout } from '@bourse/contracts/identity';
export { identity } from './feature';
export { identityMessages } from './locales/messages';
