import { storedDecimal } from '@bourse/safe-writes';
import { createStored } from '@bourse/storage';
import * as v from 'valibot';
import type { PriceCheck } from '../rules/settlement-check';

/** The prices of this device around opening and expiry of an option. */
export interface SettlementRecord {
  readonly id: number;
  readonly open: PriceCheck;
  readonly expiry: PriceCheck;
}

const MOST_RECORDS = 50;

const check = v.pipe(
  v.object({
    ticks: v.array(v.object({ at: v.number(), price: storedDecimal })),
    low: v.optional(storedDecimal),
    high: v.optional(storedDecimal),
    verdict: v.picklist(['inside', 'outside', 'gap']),
  }),
  v.transform((stored): PriceCheck => ({ ...stored, low: stored.low, high: stored.high })),
);
const records: v.GenericSchema<unknown, readonly SettlementRecord[]> = v.array(
  v.object({ id: v.number(), open: check, expiry: check }),
);

/** The newest records of this device. */
export const storedRecords = createStored('bourse.options.records', records, []);

export function keepRecord(record: SettlementRecord): void {
  storedRecords.update((known) => [record, ...known.filter(({ id }) => id !== record.id)].slice(0, MOST_RECORDS));
}
