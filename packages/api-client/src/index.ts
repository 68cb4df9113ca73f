export { exchangeApi } from './exchange-api';
export { asFailure, isUnknownOutcome, type ApiFailure } from './failure';
export { attachSessionStorage } from './session/attach';
export {
  endSession,
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
