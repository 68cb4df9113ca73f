import { readStored, STORAGE_KEYS, writeStored, createStored } from '@bourse/storage';
import { parseDecimal, type Decimal } from '@bourse/decimal';
import type { Pair } from '@bourse/contracts/market';
import { useEffect } from 'react';
import * as v from 'valibot';

/** The pair whose lot size is kept under `shareNum`. The key has no place for it, and the ids beside it change first. */
const shareNumberOf = createStored('bourse.lever.shareNumOf', v.string(), '');

/**
 * Lot size of a pair. It is kept under `shareNum` (trading side, section 3) with the pair that it belongs to; a quotation without lot
 * sizes is completed from there.
 */
export function useLotSizeOf({ id, lotSize }: Pair): Decimal | undefined {
  const isStoredPair = shareNumberOf.useValue() === id;
  useEffect(() => {
    if (lotSize !== undefined) {
      writeStored(STORAGE_KEYS.shareNumber, lotSize);
      shareNumberOf.write(id);
    } else if (!isStoredPair) {
      writeStored(STORAGE_KEYS.shareNumber, undefined);
    }
  }, [id, lotSize, isStoredPair]);
  return lotSize ?? (isStoredPair ? parseDecimal(readStored(STORAGE_KEYS.shareNumber)) : undefined);
}
