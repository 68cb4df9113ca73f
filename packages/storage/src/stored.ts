import * as v from 'valibot';

/** Local storage keys (trading side, section 3): name in the client → key. */
export const STORAGE_KEYS = {
  token: 'token',
  account: 'accountNum',
  userId: 'user_id',
  locale: 'locale',
  language: 'lang',
  nightMode: 'night_mode',
  currencyId: 'currency_id',
  legalId: 'legal_id',
  currencyName: 'currency_name',
  legalName: 'legal_name',
  symbol: 'symbol',
  priceScale: 'priceScale',
  shareNumber: 'shareNum',
  upDown: 'downUp',
  legalAccountCurrencyId: 'legal_id_cur',
  isSeller: 'is_seller',
  inviteCode: 'extension_code',
  saleStop: 'index2',
  address: 'address',
  lastPrice: 'newPrice',
  orderStatus: 'orderStatus',
} as const;

/** A key of the specification, or one of the client's own, which begin with `bourse.`. */
export type StorageKey = (typeof STORAGE_KEYS)[keyof typeof STORAGE_KEYS] | `bourse.${string}`;

/** The keys that logout keeps. */
const RETAINED_AT_LOGOUT: readonly string[] = [STORAGE_KEYS.locale, STORAGE_KEYS.language];

/** `device`: local storage, shared by all tabs. `tab`: session storage, which survives a reload. */
type Place = 'device' | 'tab';

/** Storage throws when the user blocks it or the quota is full. Both cases fall back to no persistence. */
function attempt<Result>(place: Place, action: (storage: Storage) => Result): Result | undefined {
  try {
    return action(place === 'tab' ? globalThis.sessionStorage : globalThis.localStorage);
  } catch {
    return undefined;
  }
}

interface Follower {
  readonly key: StorageKey;
  readonly listener: () => void;
}

const followers = new Set<Follower>();

/** The text under a key; `undefined` if the key is missing or storage is unavailable. Never throws. */
export function readStored(key: StorageKey, place: Place = 'device'): string | undefined {
  return attempt(place, (storage) => storage.getItem(key)) ?? undefined;
}

/** Stores a text; removes the key for `undefined`. Never throws. */
export function writeStored(key: StorageKey, value: string | undefined, place: Place = 'device'): void {
  attempt(place, (storage) => (value === undefined ? storage.removeItem(key) : storage.setItem(key, value)));
  for (const follower of followers) if (follower.key === key) follower.listener();
}

/**
 * The JSON value under a key if it fits the schema; otherwise `undefined`. The value may come from an older version or
 * from other code of the origin. Never throws.
 */
export function readStoredAs<Schema extends v.GenericSchema>(
  key: StorageKey,
  schema: Schema,
  place: Place = 'device',
): v.InferOutput<Schema> | undefined {
  const text = readStored(key, place);
  if (text === undefined) return undefined;
  try {
    const read = v.safeParse(schema, JSON.parse(text));
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}

/** Stores a value as JSON; removes the key for `undefined`. Never throws. */
export function writeStoredAs(key: StorageKey, value: unknown, place: Place = 'device'): void {
  writeStored(key, value === undefined ? undefined : JSON.stringify(value), place);
}

/** The client's own keys that begin with a prefix. Never throws. */
export function storedKeys(prefix: `bourse.${string}`, place: Place = 'device'): StorageKey[] {
  const begins = (key: string): key is typeof prefix => key.startsWith(prefix);
  return attempt(place, (storage) => Object.keys(storage).filter(begins)) ?? [];
}

/** Subscribes to changes of a key by this tab and by others. Returns the unsubscribe function. */
export function followStored(key: StorageKey, listener: () => void): () => void {
  const follower = { key, listener };
  const hear = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener();
  };
  followers.add(follower);
  globalThis.addEventListener('storage', hear);
  return () => {
    followers.delete(follower);
    globalThis.removeEventListener('storage', hear);
  };
}

const isCleared = (key: string) => !RETAINED_AT_LOGOUT.includes(key);

/** Removes everything except the language, including the values in session storage. */
export function clearStored(): void {
  attempt('device', (storage) => {
    for (const key of Object.keys(storage).filter(isCleared)) storage.removeItem(key);
  });
  attempt('tab', (storage) => {
    for (const key of Object.keys(storage)) if (key.startsWith('bourse.')) storage.removeItem(key);
  });
  for (const follower of followers) if (isCleared(follower.key)) follower.listener();
}
