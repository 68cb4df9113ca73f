import {
  decimal,
  dividedBy,
  isGreater,
  isMultipleOf,
  isPositive,
  minus,
  plus,
  roundHalfUp,
  sum,
  times,
  ZERO,
  type Decimal,
} from '@bourse/decimal';
import type { Side } from '@bourse/contracts/market';
import { afterFee, type Proceeds } from '../market-estimate/fee';

/* Scaled orders: one amount in several limit orders between two prices. Prices are in quote currency, amounts in base currency. */

export const FEWEST_ORDERS = 2;
export const MOST_ORDERS = 20;

/** `rising`: the amounts grow in steps of the first one from the first to the last price (1 : 2 : 3 …); `falling`: the reverse. */
export const SIZINGS = ['equal', 'rising', 'falling'] as const;
export type Sizing = (typeof SIZINGS)[number];

export interface ScaledInput {
  readonly side: Side;
  readonly from: Decimal | undefined;
  readonly to: Decimal | undefined;
  readonly count: Decimal | undefined;
  /** Of all orders together. */
  readonly amount: Decimal | undefined;
  readonly sizing: Sizing;
  /** Decimals of the pair's prices. */
  readonly pricePlaces: number;
  readonly amountPlaces: number;
  /** Amounts are whole multiples of it; `undefined`: not known. */
  readonly amountStep?: Decimal | undefined;
}

export interface ScaledOrder {
  readonly price: Decimal;
  readonly amount: Decimal;
}

export type ScaledField = 'from' | 'to' | 'count' | 'amount';

/** The problems that each field can have. */
export const SCALED_PROBLEMS = {
  from: ['priceRequired'],
  to: ['priceRequired', 'pricesTooClose'],
  count: ['countRange'],
  amount: ['amountRequired', 'form.amountStep', 'amountTooSmall'],
} as const satisfies Record<ScaledField, readonly string[]>;

export interface ScaledProblem {
  readonly field: ScaledField;
  readonly code: (typeof SCALED_PROBLEMS)[ScaledField][number];
}

export type ScaledOrders =
  | { readonly orders: readonly ScaledOrder[] }
  | { readonly problems: readonly ScaledProblem[] };

/** The smallest unit of an amount: the step of the pair, else one in its last place. */
export const unitOf = ({ amountPlaces, amountStep }: Pick<ScaledInput, 'amountPlaces' | 'amountStep'>): Decimal =>
  amountStep ?? decimal(`1e-${amountPlaces}`);

function weightsOf(count: number, sizing: Sizing): bigint[] {
  const rising = Array.from({ length: count }, (_, index) => BigInt(index + 1));
  if (sizing === 'equal') return rising.map(() => 1n);
  return sizing === 'rising' ? rising : rising.toReversed();
}

/**
 * Shares of `units` in proportion to the weights, in whole units: each share is rounded down, and the remaining units go one by one to the
 * largest fractions, among equal fractions to the earlier share (largest-remainder method). The sum is exact.
 */
export function apportion(units: bigint, weights: readonly bigint[]): bigint[] {
  const total = weights.reduce((a, b) => a + b, 0n);
  const shares = weights.map((weight) => (units * weight) / total);
  const rest = units - shares.reduce((a, b) => a + b, 0n);
  const byFraction = weights
    .map((weight, index) => ({ index, fraction: (units * weight) % total }))
    .toSorted((a, b) => (a.fraction === b.fraction ? a.index - b.index : a.fraction > b.fraction ? -1 : 1));
  const raised = new Set(byFraction.slice(0, Number(rest)).map(({ index }) => index));
  return shares.map((share, index) => (raised.has(index) ? share + 1n : share));
}

/** Prices at equal distances, both ends included, rounded half up to the decimals of the pair. */
function pricesOf(from: Decimal, to: Decimal, count: number, places: number): Decimal[] {
  const distance = minus(to, from);
  return Array.from({ length: count }, (_, index) =>
    roundHalfUp(plus(from, dividedBy(times(distance, decimal(index)), decimal(count - 1))), places),
  );
}

const isCount = (count: Decimal) =>
  isMultipleOf(count, decimal(1)) &&
  !isGreater(decimal(FEWEST_ORDERS), count) &&
  !isGreater(count, decimal(MOST_ORDERS));

const isPrice = (price: Decimal | undefined): price is Decimal => price !== undefined && isPositive(price);

/**
 * The orders of the input, from the first to the last price, or its problems in the order of the fields. All prices differ, every amount is
 * a positive multiple of the step, and the amounts sum to the amount of the input exactly.
 */
export function scaledOrders(input: ScaledInput): ScaledOrders {
  const { from, to, count, amount, sizing, pricePlaces } = input;
  const problems: ScaledProblem[] = [];
  const report = (field: ScaledField, code: ScaledProblem['code']) => problems.push({ field, code });
  if (!isPrice(from)) report('from', 'priceRequired');
  if (!isPrice(to)) report('to', 'priceRequired');
  if (count === undefined || !isCount(count)) report('count', 'countRange');
  const unit = unitOf(input);
  if (amount === undefined || !isPositive(amount)) report('amount', 'amountRequired');
  else if (!isMultipleOf(amount, unit)) report('amount', 'form.amountStep');
  if (problems.length > 0 || !isPrice(from) || !isPrice(to) || !count || !amount) return { problems };

  const prices = pricesOf(from, to, Number(count), pricePlaces);
  if (new Set(prices).size < prices.length) return { problems: [{ field: 'to', code: 'pricesTooClose' }] };
  const shares = apportion(BigInt(dividedBy(amount, unit)), weightsOf(prices.length, sizing));
  if (shares.some((share) => share === 0n)) return { problems: [{ field: 'amount', code: 'amountTooSmall' }] };
  return {
    orders: prices.map((price, index) => ({ price, amount: times(decimal(String(shares[index] ?? 0n)), unit) })),
  };
}

export interface ScaledSummary extends Proceeds {
  readonly amount: Decimal;
  /** In quote currency. */
  readonly total: Decimal;
  /** Total ÷ amount, for display. */
  readonly averagePrice: Decimal;
}

/** Sums of the orders if all fill at their prices. The fee is the taker's, of which a maker may pay less. */
export function summariseScaled(
  orders: readonly ScaledOrder[],
  side: Side,
  takerFee: Decimal | undefined,
): ScaledSummary {
  const amount = sum(orders.map((order) => order.amount));
  const total = sum(orders.map((order) => times(order.price, order.amount)));
  return {
    amount,
    total,
    averagePrice: isPositive(amount) ? dividedBy(total, amount) : ZERO,
    ...afterFee(side === 'buy' ? amount : total, takerFee),
  };
}
