export { useIsAgent } from './account/use-is-agent';
export { useNewcomerSince } from './next-steps/first-steps';
export { useUser } from './account/use-user';
export type { LoginReason } from './login/login-reason';
export { logout } from '@bourse/contracts/identity';
export { identity } from './feature';
export { identityMessages } from './locales/messages';
