import {
  dividedBy,
  floorTo,
  isGreater,
  isLess,
  isPositive,
  minus,
  percentOf,
  roundHalfUp,
  times,
  ZERO,
  decimal,
  type Decimal,
} from '@bourse/decimal';
import type { OrderMode, Side } from '../contract';
import { afterFee, type Proceeds } from './fee';

/*
 * The rules of the spot order form (trading side, sections 4, 5 and 9). Prices are in quote currency per unit of base
 * currency, amounts in base currency, totals in quote currency. Available is what the side spends: quote currency for
 * a buy, base currency for a sale. Nothing here knows a text: problems are the specification's message keys.
 */

/** Steps of the slider (section 9): 25 per cent each. */
export const PERCENT_STEPS = [0, 25, 50, 75, 100] as const;
export type PercentStep = (typeof PERCENT_STEPS)[number];

/** Places of an amount where the pair does not say otherwise (section 5). */
export const AMOUNT_PLACES = 4;

/** Places of a total (section 5). */
export const TOTAL_PLACES = 4;

/** How the reader said how much: the one of the three that was touched last decides, the others follow from it. */
type Quantity =
  | { readonly by: 'amount'; readonly amount: Decimal | undefined }
  | { readonly by: 'total'; readonly total: Decimal | undefined }
  | { readonly by: 'percent'; readonly percent: PercentStep };

/** What stands in the form for one side and mode. */
export interface Draft {
  /** Typed limit price; not used in market mode. */
  readonly price: Decimal | undefined;
  readonly quantity: Quantity;
}

export const EMPTY_DRAFT: Draft = { price: undefined, quantity: { by: 'amount', amount: undefined } };

export interface OrderInput {
  readonly side: Side;
  readonly mode: OrderMode;
  readonly draft: Draft;
  /** The price at which the side trades at once; `undefined` while nobody offers. */
  readonly best: Decimal | undefined;
  /** `undefined` for a visitor and while it loads. */
  readonly available: Decimal | undefined;
  /** Of a market buy by percent: what that part of the money buys at the levels of the book, see `affordableAmount`. */
  readonly affordable?: Decimal | undefined;
  /** Places of an amount of this pair. */
  readonly amountPlaces: number;
  /** Share of what is received that a taker pays: '0.001' is 0.1 %. `undefined` where the exchange does not say. */
  readonly takerFee: Decimal | undefined;
}

/**
 * The order that the form describes; what cannot be known yet is `undefined`. The fee is the most that a limit order
 * pays, for a maker may pay less, and what is received the least.
 */
export interface OrderSummary extends Proceeds {
  /** Of the order: typed in limit mode, the best price in market mode. */
  readonly price: Decimal | undefined;
  readonly amount: Decimal | undefined;
  readonly total: Decimal | undefined;
}

/** The best price for a side: a buy takes the lowest ask, a sale the highest bid. */
export function bestPrice(
  side: Side,
  { bid, ask }: { readonly bid: Decimal | undefined; readonly ask: Decimal | undefined },
): Decimal | undefined {
  return side === 'buy' ? ask : bid;
}

/** price × amount to 4 decimals (section 5). For the eye: what an order costs is the exact product. */
export function totalOf(price: Decimal, amount: Decimal): Decimal {
  return roundHalfUp(times(price, amount), TOTAL_PLACES);
}

/** The largest amount that `total` pays at `price`: total / price, floored. Zero where the price is none. */
export function amountForTotal(total: Decimal, price: Decimal, places: number): Decimal {
  if (!isPositive(price) || !isPositive(total)) return ZERO;
  return floorTo(dividedBy(total, price), places);
}

/**
 * A slider step (section 5). Buy: available × percent / price; sell: available × percent; floored to `places`, so that
 * 100 per cent is never more than there is. `undefined` where a buy has no price.
 */
export function amountForPercent(
  side: Side,
  percent: PercentStep,
  available: Decimal,
  price: Decimal | undefined,
  places: number,
): Decimal | undefined {
  const part = percentOf(isPositive(available) ? available : ZERO, decimal(percent));
  if (side === 'sell') return floorTo(part, places);
  return price === undefined || !isPositive(price) ? undefined : amountForTotal(part, price, places);
}

/** The limit price that was typed, if it is one. */
function typedPrice({ price }: Draft): Decimal | undefined {
  return price !== undefined && isPositive(price) ? price : undefined;
}

/**
 * The price that amounts and totals are reckoned with. Until a limit price is typed that is the best price, so that the
 * percent steps work at once.
 */
export function reckoningPrice({
  mode,
  draft,
  best,
}: Pick<OrderInput, 'mode' | 'draft' | 'best'>): Decimal | undefined {
  return mode === 'market' ? best : (typedPrice(draft) ?? best);
}

function amountOf(input: OrderInput, price: Decimal | undefined): Decimal | undefined {
  const { quantity } = input.draft;
  switch (quantity.by) {
    case 'amount':
      return quantity.amount;
    case 'total':
      if (quantity.total === undefined || price === undefined) return undefined;
      return amountForTotal(quantity.total, price, input.amountPlaces);
    case 'percent':
      if (input.affordable !== undefined) return floorTo(input.affordable, input.amountPlaces);
      if (input.available === undefined) return undefined;
      return amountForPercent(input.side, quantity.percent, input.available, price, input.amountPlaces);
    default:
      return quantity satisfies never;
  }
}

/** Everything that the form shows of the order. */
export function summarise(input: OrderInput): OrderSummary {
  const reckoned = reckoningPrice(input);
  const amount = amountOf(input, reckoned);
  const price = input.mode === 'market' ? input.best : typedPrice(input.draft);
  const total = reckoned === undefined || amount === undefined ? undefined : totalOf(reckoned, amount);
  return { price, amount, total, ...afterFee(input.side === 'buy' ? amount : total, input.takerFee) };
}

type ProblemCode =
  | 'lay.inprice'
  | 'lay.innumber'
  | 'lay.outprice'
  | 'lay.outnumber'
  | 'form.noBestPrice'
  | 'form.insufficient';

export interface Problem {
  readonly field: 'price' | 'amount';
  readonly code: ProblemCode;
}

/**
 * What stands against placing the order (section 5), the first field first; none is a valid order. The balance is
 * judged by the exact product, not by the rounded total; while it is not known, the exchange judges it.
 */
export function findProblems(input: OrderInput, { price, amount }: OrderSummary): readonly Problem[] {
  const problems: Problem[] = [];
  const isBuy = input.side === 'buy';
  if (price === undefined) {
    const missing = isBuy ? 'lay.inprice' : 'lay.outprice';
    problems.push({ field: 'price', code: input.mode === 'market' ? 'form.noBestPrice' : missing });
  }
  if (amount === undefined || !isPositive(amount)) {
    problems.push({ field: 'amount', code: isBuy ? 'lay.innumber' : 'lay.outnumber' });
  } else if (price !== undefined && input.available !== undefined) {
    const cost = isBuy ? times(price, amount) : amount;
    if (isGreater(cost, input.available)) problems.push({ field: 'amount', code: 'form.insufficient' });
  }
  return problems;
}

const FAR_PER_CENT = decimal(5);

/**
 * Is a limit price so far through the book that it is probably a slip: a buy more than 5 per cent above the best ask,
 * a sale more than 5 per cent below the best bid? Warns, never blocks.
 */
export function isFarThroughBook(side: Side, price: Decimal | undefined, best: Decimal | undefined): boolean {
  if (price === undefined || best === undefined) return false;
  const margin = percentOf(best, FAR_PER_CENT);
  return side === 'buy' ? isGreater(minus(price, best), margin) : isLess(price, minus(best, margin));
}
