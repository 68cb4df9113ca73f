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

/** A key of the specification, or one of the client's own, which all begin with `bourse.`. */
export type StorageKey = (typeof STORAGE_KEYS)[keyof typeof STORAGE_KEYS] | `bourse.${string}`;

/** What logout leaves behind. */
const KEPT_AT_LOGOUT: readonly string[] = [STORAGE_KEYS.locale, STORAGE_KEYS.language];

/** Storage throws where the reader forbids it, and where it is full: then nothing is remembered, and nothing breaks. */
function attempt<Result>(action: (storage: Storage) => Result): Result | undefined {
  try {
    return action(globalThis.localStorage);
  } catch {
    return undefined;
  }
}

/** What stands under a key; `undefined` where there is nothing or storage is out of reach. Never throws. */
export function readStored(key: StorageKey): string | undefined {
  return attempt((storage) => storage.getItem(key)) ?? undefined;
}

/** Stores a text, or removes the key where there is none. Never throws. */
export function writeStored(key: StorageKey, value: string | undefined): void {
  attempt((storage) => (value === undefined ? storage.removeItem(key) : storage.setItem(key, value)));
}

/** Removes everything but the language. */
export function clearStored(): void {
  attempt((storage) => {
    for (const key of Object.keys(storage)) if (!KEPT_AT_LOGOUT.includes(key)) storage.removeItem(key);
  });
}
