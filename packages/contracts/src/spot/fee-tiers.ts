import { defineCall, int, list, maybeDecimal, text } from '../wire';
import { pairKeys } from '../market';
import * as v from 'valibot';

const maybeInt = v.fallback(v.optional(int), undefined);

/** A tier with its rates on the pair that was asked for. */
export const feeTier = v.pipe(
  v.object({
    level: int,
    /** Volume of 30 days from which the tier is given. */
    volume: maybeDecimal,
    /** Share of the received amount, '0.001' is 0.1 %. */
    maker_fee: maybeDecimal,
    taker_fee: maybeDecimal,
  }),
  v.transform((wire) => ({
    level: wire.level,
    volume: wire.volume,
    makerFee: wire.maker_fee,
    takerFee: wire.taker_fee,
  })),
);

export type FeeTier = v.InferOutput<typeof feeTier>;

/** The fee tiers of a pair, the lowest first, and the tier of the user. Called only where the back end announces `fee_tiers`. */
export const feeTiers = defineCall({
  method: 'GET',
  path: '/transaction/fee_tiers',
  access: 'optional',
  request: v.object(pairKeys),
  reply: v.pipe(
    v.object({
      /** Code of the currency of the volumes. */
      currency_name: text,
      tiers: list(feeTier),
      /** The tier of the user; missing for a visitor. */
      level: maybeInt,
      /** Of the 30 days that decide the tier. */
      volume: maybeDecimal,
      /** Of today, which does not count yet. */
      volume_today: maybeDecimal,
    }),
    v.transform((wire) => ({
      currency: wire.currency_name,
      tiers: wire.tiers,
      /** `undefined` for a visitor. */
      level: wire.level,
      volume: wire.volume,
      volumeToday: wire.volume_today,
    })),
  ),
});

export type FeeTiers = v.InferOutput<(typeof feeTiers)['reply']>;
