import { decimal, defineCall, int, list, maybeDecimal } from '../wire';
import { compare, isPositive, ONE, ZERO } from '@bourse/decimal';
import { pairKeys, type BookLevel } from '../market';
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

const bestFirst = (sign: 1 | -1) => (levels: BookLevel[]) =>
  levels.toSorted((a, b) => sign * compare(a.price, b.price));

const bids = v.pipe(list(level), v.transform(bestFirst(-1)), v.metadata({ items: documentedLevel }));
const asks = v.pipe(list(level), v.transform(bestFirst(1)), v.metadata({ items: documentedLevel }));

/** An option of a choice: `10`, `'10'` or `{ value: 10 }`. */
const optionList = list(
  v.pipe(
    v.union([
      int,
      v.pipe(
        v.object({ value: int }),
        v.transform(({ value }) => value),
      ),
    ]),
    v.minValue(1),
  ),
);

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
      multiple: v.nullish(v.object({ muit: optionList, share: optionList }), { muit: [], share: [] }),
      lever_share_limit: v.nullish(v.object({ min: maybeDecimal, max: maybeDecimal }), {}),
      /** Balance of the contract account: available, margins, and margins and fees held by pending orders. */
      all_levers: maybeDecimal,
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
      multiples: wire.multiple.muit,
      lotPresets: wire.multiple.share,
      /** Default minimum 1 (trading side, section 5). */
      minimumLots: wire.lever_share_limit.min ?? ONE,
      /** `undefined` if the server sends no limit or zero. */
      maximumLots:
        wire.lever_share_limit.max !== undefined && isPositive(wire.lever_share_limit.max)
          ? wire.lever_share_limit.max
          : undefined,
      balance: wire.all_levers,
      available: wire.user_lever,
      positions: wire.my_transaction,
      maintenanceRate: wire.maintenance_rate,
      overnightRate: wire.overnight_rate,
    })),
  ),
});

export type LeverDeal = v.InferOutput<(typeof leverDeal)['reply']>;
