export { createDeviceValue, type DeviceValue } from './create-device-value';
export { createStored, type Stored } from './create-stored';
export { dropDraft, followDraftOwner, readDraft, writeDraft, type DraftOptions, type DraftValues } from './draft';
export { forgetUsersExcept } from './forget-users';
export { followIndexedDb, ownKey, readIndexedDb, writeIndexedDb, type IndexedDbArea } from './indexed-db';
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
