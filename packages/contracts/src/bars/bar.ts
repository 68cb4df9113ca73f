import { decimal, decimalOrUnknown, list, maybeDecimal, maybeTime } from '../wire';
import { isPositive, type Decimal } from '@bourse/decimal';
import * as v from 'valibot';

/** A pair has no price of zero: a bar with one would flatten all others. */
const arePrices = (prices: readonly (Decimal | undefined)[]) =>
  prices.every((price) => price === undefined || isPositive(price));

/**
 * A bar, or a point of the series (`id`, `close`): `id` is the opening time in epoch seconds; `time` may be sent
 * instead. A point without high and low is a flat bar.
 */
export const bar = v.pipe(
  v.object({
    id: maybeTime,
    time: maybeTime,
    open: maybeDecimal,
    high: maybeDecimal,
    low: maybeDecimal,
    close: decimal,
    volume: decimalOrUnknown,
  }),
  v.check((wire) => (wire.id ?? wire.time) !== undefined, 'a bar without a time'),
  v.check(({ open, high, low, close }) => arePrices([open, high, low, close]), 'a bar with a price of zero'),
  v.transform((wire) => ({
    /** Epoch milliseconds of the opening. */
    openTime: wire.id ?? wire.time ?? 0,
    open: wire.open ?? wire.close,
    high: wire.high ?? wire.close,
    low: wire.low ?? wire.close,
    close: wire.close,
    /** In base currency; `undefined` if it is not sent. */
    volume: wire.volume,
  })),
);

export type Bar = v.InferOutput<typeof bar>;

export const bars = list(bar);
