import {
  dividedBy,
  isGreater,
  isPositive,
  minus,
  negate,
  plus,
  roundHalfUp,
  sum,
  sumIfKnown,
  ZERO,
  type Decimal,
} from '@bourse/decimal';
import type { CompletedOrder } from '@bourse/contracts/spot';
import { ledgerChange } from './ledger-change';
import { moneyShares } from './money-shares';

/** Which of the bought amounts a sale takes first: all in proportion, the oldest, or the newest. */
export const COST_METHODS = ['average', 'fifo', 'lifo'] as const;
export type CostMethod = (typeof COST_METHODS)[number];

/** An amount of base currency that is still held, with its cost in quote currency, fees included. */
export interface Lot {
  /** The buy; `undefined` for a lot that several buys share (average). */
  readonly fill: CompletedOrder | undefined;
  readonly amount: Decimal;
  /** `undefined` where the fee of a buy is not known. */
  readonly cost: Decimal | undefined;
}

/** A sale with the lots that it took. */
export interface Sale {
  readonly fill: CompletedOrder;
  /** What was taken of each lot. */
  readonly lots: readonly Lot[];
  /** The sold amount that no known buy covers: it came from a deposit, a transfer, or from fills before the known ones. */
  readonly uncovered: Decimal;
  /** Received in quote currency after the fee; `undefined` if the fee is not known. */
  readonly proceeds: Decimal | undefined;
  /** Cost of the sold amount; `undefined` if that of a part is not known. */
  readonly cost: Decimal | undefined;
  /** Proceeds − cost, in quote currency; `undefined` if one of them is not known. */
  readonly profit: Decimal | undefined;
}

export interface CostBasis {
  /** Oldest first. */
  readonly sales: readonly Sale[];
  /** What is held of the buys, oldest first. */
  readonly held: readonly Lot[];
}

export interface CostBasisOptions {
  readonly method: CostMethod;
  /**
   * Whether the fills are all of the pair. If older ones are missing, the amount that they left is not known: the oldest lot (FIFO) and the
   * average have no known cost then; the newest lots (LIFO) have.
   */
  readonly isComplete: boolean;
}

/** The two parts of a lot. The cost is divided in proportion (`moneyShares`), so that the parts sum to the cost exactly. */
function split({ fill, amount, cost }: Lot, taken: Decimal): readonly [part: Lot, rest: Lot] {
  const left = minus(amount, taken);
  const [partCost, restCost] = cost === undefined ? [] : moneyShares(cost, [taken, left]);
  return [
    { fill, amount: taken, cost: partCost },
    { fill, amount: left, cost: restCost },
  ];
}

const merged = (a: Lot, b: Lot): Lot => ({
  fill: undefined,
  amount: plus(a.amount, b.amount),
  cost: sumIfKnown([a.cost, b.cost]),
});

/** Removes an amount from the lots, from the end that the method takes first. */
function take(held: Lot[], amount: Decimal, method: CostMethod): { readonly lots: Lot[]; readonly uncovered: Decimal } {
  const lots: Lot[] = [];
  let missing = amount;
  while (isPositive(missing)) {
    const next = method === 'lifo' ? held.pop() : held.shift();
    if (!next) break;
    if (isGreater(next.amount, missing)) {
      const [part, rest] = split(next, missing);
      lots.push(part);
      if (method === 'lifo') held.push(rest);
      else held.unshift(rest);
      return { lots, uncovered: ZERO };
    }
    lots.push(next);
    missing = minus(missing, next.amount);
  }
  return { lots, uncovered: missing };
}

/**
 * Cost basis of the fills of one pair, newest first, as the list of the exchange is. Cost of a buy: price × amount and its fee, for what
 * arrives after the fee. Cost of a sale by FIFO and LIFO: that of the taken lots; by average: cost ÷ amount of all that is held.
 */
export function costBasis(fills: readonly CompletedOrder[], { method, isComplete }: CostBasisOptions): CostBasis {
  // With an unknown amount from before, the average and the oldest lot are unknown.
  const isKnown = isComplete || method === 'lifo';
  const held: Lot[] = [];
  const sales: Sale[] = [];
  for (const fill of fills.toReversed()) {
    const change = ledgerChange(fill);
    // Without a known fee, the amount of the order is the nearest known one.
    const amount = change?.base ?? (fill.side === 'buy' ? fill.amount : negate(fill.amount));
    if (isPositive(amount)) {
      const lot: Lot = { fill, amount, cost: isKnown ? change && negate(change.quote) : undefined };
      const pool = method === 'average' ? held.pop() : undefined;
      held.push(pool ? merged(pool, lot) : lot);
    } else {
      const { lots, uncovered } = take(held, negate(amount), method);
      const cost = isPositive(uncovered) ? undefined : sumIfKnown(lots.map((lot) => lot.cost));
      const proceeds = change?.quote;
      const profit = proceeds === undefined || cost === undefined ? undefined : minus(proceeds, cost);
      sales.push({ fill, lots, uncovered, proceeds, cost, profit });
    }
  }
  return { sales, held };
}

/** Sum of the amounts of lots. */
export const amountOf = (lots: readonly Lot[]): Decimal => sum(lots.map(({ amount }) => amount));

/** Decimals of a price that is computed. */
const PRICE_DECIMALS = 8;

/** Average cost of what a sale took, fees included: cost ÷ amount, in quote currency; `undefined` where a cost is not known. */
export function entryPriceOf({ lots, cost }: Pick<Sale, 'lots' | 'cost'>): Decimal | undefined {
  const amount = amountOf(lots);
  return cost !== undefined && isPositive(amount) ? roundHalfUp(dividedBy(cost, amount), PRICE_DECIMALS) : undefined;
}
