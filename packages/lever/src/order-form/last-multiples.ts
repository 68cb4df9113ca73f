import { decimal, parseDecimal, toDrawingNumber, type Decimal } from '@bourse/decimal';
import type { PairId } from '@bourse/contracts/market';
import { createStored } from '@bourse/storage';
import * as v from 'valibot';

/** The multiple that was chosen last, by pair, on this device. */
const lastMultiples = createStored('bourse.lever.multiples', v.record(v.string(), v.string()), {});

/** The multiple that was chosen last for a pair, if it is still offered. */
export function useLastMultiple(pair: PairId, offered: readonly number[]): Decimal | undefined {
  const last = parseDecimal(lastMultiples.useValue()[pair]);
  return last !== undefined && offered.includes(toDrawingNumber(last)) ? decimal(last) : undefined;
}

/** Remembers a chosen multiple for the next order of the pair. */
export function rememberMultiple(pair: PairId, multiple: Decimal): void {
  lastMultiples.update((known) => ({ ...known, [pair]: multiple }));
}
