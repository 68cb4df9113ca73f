import { readStored, STORAGE_KEYS, writeStored } from '@bourse/api-client';
import { parseDecimal, type Decimal } from '@bourse/decimal';
import type { Pair } from '@bourse/market/contract';
import { useEffect } from 'react';

/**
 * Lot size of a pair. It is kept under `shareNum` (trading side, section 3) while the pair is selected; a quotation without lot
 * sizes is completed from there.
 */
export function useLotSizeOf({ id, lotSize }: Pair): Decimal | undefined {
  useEffect(() => {
    if (lotSize !== undefined) writeStored(STORAGE_KEYS.shareNumber, lotSize);
  }, [lotSize]);
  const isStoredPair = `${readStored(STORAGE_KEYS.currencyId)}-${readStored(STORAGE_KEYS.legalId)}` === id;
  return lotSize ?? (isStoredPair ? parseDecimal(readStored(STORAGE_KEYS.shareNumber)) : undefined);
}
