export { createDeviceValue, type DeviceValue } from './create-device-value';
export {
  createKept,
  useAreKeptValuesKnown,
  useAreKeptValuesLost,
  useAreKeptValuesUnread,
  type Merge,
  type TakeOver,
} from './create-kept';
export { createStored, type Stored } from './create-stored';
export { dropDraft, followDraftOwner, readDraft, writeDraft, type DraftOptions, type DraftValues } from './draft';
export { forgetUsersExcept } from './forget-users';
export { deviceKeysOf, followIndexedDb, ownKey, readIndexedDb, writeIndexedDb, type IndexedDbArea } from './indexed-db';
export { followKnown, placeOf, presentUser, type KeptKey } from './kept-place';
export { keptByServer, syncKept, type SettingsServer } from './kept-sync';
export { followKept, keepValues, removeKept, restoreKept } from './kept-values';
export {
  clearStored,
  followStored,
  readStored,
  readStoredAs,
  STORAGE_KEYS,
  writeStored,
  writeStoredAs,
  type StorageKey,
} from './stored';
