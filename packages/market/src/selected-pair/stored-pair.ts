import { readStored, STORAGE_KEYS, writeStored } from '@bourse/storage';
import type { Pair } from '@bourse/contracts/market';
import type { StoredPair } from './choose-pair';

/** Steps of a price in one: 100,000 are five places (trading side, section 4). */
const DEFAULT_PRICE_SCALE = '100000';

const readId = (key: typeof STORAGE_KEYS.currencyId | typeof STORAGE_KEYS.legalId) => {
  const stored = readStored(key);
  return stored !== undefined && /^\d+$/.test(stored) ? Number(stored) : undefined;
};

/** The last selected pair on this device. */
export function readStoredPair(): StoredPair | undefined {
  const baseId = readId(STORAGE_KEYS.currencyId);
  const quoteId = readId(STORAGE_KEYS.legalId);
  return baseId === undefined || quoteId === undefined ? undefined : { baseId, quoteId };
}

/** Keeps the pair under the specification's keys. */
export function storePair({ baseId, quoteId, base, quote, symbol }: Pair): void {
  writeStored(STORAGE_KEYS.currencyId, String(baseId));
  writeStored(STORAGE_KEYS.legalId, String(quoteId));
  writeStored(STORAGE_KEYS.currencyName, base);
  writeStored(STORAGE_KEYS.legalName, quote);
  writeStored(STORAGE_KEYS.symbol, symbol);
  if (readStored(STORAGE_KEYS.priceScale) === undefined) writeStored(STORAGE_KEYS.priceScale, DEFAULT_PRICE_SCALE);
}
