import { decimal, defineCall, list, maybeDecimal } from '../wire';
import { ceilTo, decimalsOf, isPositive, larger, ONE, ZERO, type Decimal } from '@bourse/decimal';
import { bestFirst, pairKeys, type BookLevel } from '../market';
import * as v from 'valibot';
import { orderList } from './order';

/** A level of the book as the documents ask for it. */
const documentedLevel = v.object({ price: decimal, number: decimal });

/** A level of the book as back ends send it: an object with `number` or `amount`, or a pair of price and amount. */
const level = v.pipe(
  v.union([
    documentedLevel,
    v.pipe(
      v.object({ price: decimal, amount: decimal }),
      v.transform(({ price, amount }) => ({ price, number: amount })),
    ),
    v.pipe(
      v.tuple([decimal, decimal]),
      v.transform(([price, number]) => ({ price, number })),
    ),
  ]),
  v.check(({ price, number }) => isPositive(price) && isPositive(number), 'an empty level'),
  v.transform(({ price, number }): BookLevel => ({ price, amount: number, sum: ZERO })),
);

const bids = v.pipe(list(level), v.transform(bestFirst(-1)), v.metadata({ items: documentedLevel }));
const asks = v.pipe(list(level), v.transform(bestFirst(1)), v.metadata({ items: documentedLevel }));

/** An option of a choice: `10`, `'10'` or `{ value: 10 }`. */
const option = v.union([
  decimal,
  v.pipe(
    v.object({ value: decimal }),
    v.transform(({ value }) => value),
  ),
]);
const options = list(v.pipe(option, v.check(isPositive, 'not above zero')));
/** Whole options, each once: some back ends repeat those of every pair. An order has whole lots (trading side, section 5). */
const whole = (values: readonly Decimal[]) => [
  ...new Set(values.filter((value) => decimalsOf(value) === 0).map(Number)),
];

/** The state of a pair's leverage screen: book, choices, limits, the user's balance and positions. */
export const leverDeal = defineCall({
  method: 'POST',
  path: '/lever/deal',
  access: 'optional',
  request: v.object(pairKeys),
  reply: v.pipe(
    v.object({
      lever_transaction: v.nullish(v.object({ in: bids, out: asks }), { in: [], out: [] }),
      last_price: maybeDecimal,
      /** Exchange rate of the quote currency to the display currency. */
      ExRAte: maybeDecimal,
      multiple: v.nullish(v.object({ muit: options, share: options }), { muit: [], share: [] }),
      lever_share_limit: v.nullish(v.object({ min: maybeDecimal, max: maybeDecimal }), {}),
      /** Balance of the contract account: available and held. Not read: many back ends send the size of the pair's positions (Σ lots × price). */
      all_levers: maybeDecimal,
      /** Optional: the held money of the contract account: margins of positions, and margins and fees of pending orders. */
      held_lever: maybeDecimal,
      /** Available balance of the contract account. */
      user_lever: maybeDecimal,
      my_transaction: orderList,
      /** Optional: the risk rate is 100 % where equity equals initial margins × maintenance rate. */
      maintenance_rate: maybeDecimal,
      /** Optional: per cent of the contract value, charged once a day and position. */
      overnight_rate: maybeDecimal,
    }),
    v.transform((wire) => ({
      bids: wire.lever_transaction.in,
      asks: wire.lever_transaction.out,
      exchangeRate: wire.ExRAte,
      multiples: whole(wire.multiple.muit),
      lotPresets: whole(wire.multiple.share),
      hasPartialLots: wire.multiple.share.some((lots) => decimalsOf(lots) > 0),
      /** 1 where the server sends no minimum, or less (trading side, section 5). */
      minimumLots: larger(ceilTo(wire.lever_share_limit.min ?? ONE, 0), ONE),
      /** `undefined` if the server sends no limit or zero. */
      maximumLots:
        wire.lever_share_limit.max !== undefined && isPositive(wire.lever_share_limit.max)
          ? wire.lever_share_limit.max
          : undefined,
      held: wire.held_lever,
      available: wire.user_lever,
      positions: wire.my_transaction,
      maintenanceRate: wire.maintenance_rate,
      overnightRate: wire.overnight_rate,
    })),
  ),
});

export type LeverDeal = v.InferOutput<(typeof leverDeal)['reply']>;
