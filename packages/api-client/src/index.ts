export { exchangeApi } from './exchange-api';
export { asFailure, isUnknownOutcome, type ApiFailure } from './failure';
export { selectServerClock, serverNow, type ServerClock } from './server-clock/slice';
export { followKept, ownKey, readKept, writeKept, type KeptShelf } from './session/kept';
export { attachSessionStorage } from './session/attach';
export { revokeOnLogout } from './session/revoke';
export {
  endSession,
  isSessionChange,
  logIn,
  readerLeft,
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
  followStored,
  readStored,
  readStoredAs,
  STORAGE_KEYS,
  writeStored,
  writeStoredAs,
  type StorageKey,
} from './session/storage';
export {
  attachRefetchListeners,
  createExchangeStore,
  type ExchangeState,
  type ExchangeStore,
  type ExchangeStoreOptions,
} from './store';
export type { ExchangeCall } from './base-query';
export type { Tag } from './tags';
export type { TransportSettings } from './transport/settings';
