import { readStored, writeStored } from '@bourse/api-client';
import { decimal } from '@bourse/api-client/contract';
import { pairId } from '@bourse/market/contract';
import * as v from 'valibot';
import { ARRIVALS_AT_MOST, type Arrival } from './arrival';

const KEY = 'bourse.spot.arrivals';

const price = v.optional(decimal);

/** What stands in storage may be of an older client, or of somebody else's making. */
const stored = v.pipe(
  v.object({
    order: v.object({
      id: v.string(),
      baseId: v.number(),
      quoteId: v.number(),
      base: v.string(),
      quote: v.string(),
      side: v.picklist(['buy', 'sell']),
      mode: v.picklist(['market', 'limit']),
      price: decimal,
      amount: decimal,
    }),
    at: v.number(),
    bid: price,
    ask: price,
    since: v.number(),
    knownFills: v.array(v.number()),
  }),
  v.transform(({ order, bid, ask, ...rest }): Arrival => ({
    ...rest,
    bid,
    ask,
    order: { ...order, pair: pairId(order) },
  })),
);

const arrivals = v.array(stored);

/** The recent orders that this device remembers; none where what is stored is not readable. */
export function readArrivals(): readonly Arrival[] {
  try {
    const read = v.safeParse(arrivals, JSON.parse(readStored(KEY) ?? '[]'));
    return read.success ? read.output.slice(0, ARRIVALS_AT_MOST) : [];
  } catch {
    return [];
  }
}

export function storeArrivals(all: readonly Arrival[]): void {
  writeStored(KEY, JSON.stringify(all));
}
