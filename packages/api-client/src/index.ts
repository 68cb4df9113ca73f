export { selectAbsentCalls, type AbsentCalls } from './absent/slice';
export { dialectLearnt, selectDialect } from './dialect-slice';
export { exchangeApi, type Tag } from './exchange-api';
export { BALANCE, declareTags, touchedBy } from './tags';
export { asFailure, isUnknownOutcome, type ApiFailure } from './failure';
export { backedOffMs, type ServerLoad } from './server-load/poll-backoff';
export { selectServerLoad } from './server-load/slice';
export {
  createSecondFactorPrompt,
  type SecondFactorAnswer,
  type SecondFactorPrompt,
  type SecondFactorQuestion,
} from './second-factor/prompt';
export { selectServerClock, serverNow, type ServerClock } from './server-clock/slice';

export { attachSessionStorage } from './session/attach';
export { revokeOnLogout } from './session/revoke';
export {
  endSession,
  isSessionChange,
  logIn,
  userLeft,
  selectAccount,
  selectIsLoggedIn,
  selectSessionEnd,
  selectToken,
  selectUserId,
  sessionSlice,
  userKnown,
  type EndOfSession,
  type SessionEnd,
  type SessionState,
} from './session/slice';

export {
  attachRefetchListeners,
  createExchangeStore,
  type ExchangeState,
  type ExchangeStore,
  type ExchangeStoreOptions,
} from './store';
export type { ExchangeCall } from './base-query';
export { freshReads, readFresh, runWith, type Answer, type RunCall } from './read-fresh';
export { createEarlyReplies, type EarlyRequest, type TakeEarlyReply } from './transport/early-replies';
export { fewAtOnce } from './transport/few-at-once';
export type { TransportSettings } from './transport/settings';
