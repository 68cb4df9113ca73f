export { createKept, type Kept } from './create-kept';
export { createStored, type Stored } from './create-stored';
export { dropDraft, followDraftOwner, readDraft, writeDraft, type DraftOptions, type DraftValues } from './draft';
export { followKept, forgetUsersExcept, ownKey, readKept, writeKept, type KeptShelf } from './kept';
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
