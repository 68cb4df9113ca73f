import {
  ceilTo,
  compare,
  dividedBy,
  floorTo,
  isLess,
  isPositive,
  midpoint,
  ONE,
  percentOf,
  roundHalfUp,
  times,
  toDrawingNumber,
  ZERO,
  decimal,
  type Decimal,
} from '@bourse/decimal';
import type { LimitType, OrderMode, Side } from '@bourse/contracts/market';
import { afterFee, type Proceeds } from '../market-estimate/fee';
import { isBookTooThin, type MarketEstimate } from '../market-estimate/market-estimate';
import { floorAmount } from '../amount-step/amount-step';
import { limitPrice, type ExitDraft, type PriceDraft } from '@bourse/trading';
import type { TypeDraft } from './limit-types';
import type { ExitInput } from './order-exits';

/* The rules of the spot order form (trading side, sections 4, 5 and 9). Prices are in quote currency per unit of base currency, amounts in
   base currency, totals in quote currency. Available is the balance that the side spends. Problems are message keys, not texts. */

/** Steps of the slider (section 9): 25 per cent each. */
export const PERCENT_STEPS = [0, 25, 50, 75, 100] as const;
export type PercentStep = (typeof PERCENT_STEPS)[number];

/** The most places of a typed amount where the pair has no `number_decimals`. */
export const AMOUNT_PLACES = 8;

/** Places of an amount from the slider where the pair has no `number_decimals` (section 5). */
export const SLIDER_PLACES = 4;

/** Places of a total (section 5). */
export const TOTAL_PLACES = 4;

const SHOWN_TOTAL_PLACES = 2;

const HUNDRED = decimal(100);

/** The quantity as the user entered it: the field that was changed last of amount, total and percent determines the others. */
type Quantity =
  | { readonly by: 'amount'; readonly amount: Decimal | undefined }
  | { readonly by: 'total'; readonly total: Decimal | undefined }
  | { readonly by: 'percent'; readonly percent: PercentStep };

/** The currency in which the size of an order is entered: its amount in base, its total in quote. */
export type SizeUnit = 'base' | 'quote';

/** The form's input for one side and mode. */
export interface Draft extends PriceDraft, TypeDraft {
  readonly quantity: Quantity;
  /** Left out: see `unitOf`. */
  readonly unit?: SizeUnit;
  /** Of a buy with take profit and stop loss. */
  readonly exits?: ExitDraft | undefined;
}

/** The unit of the size: the chosen one; a market buy begins with the total, every other order with the amount. */
export function unitOf({
  side,
  mode,
  draft,
}: {
  readonly side: Side;
  readonly mode: OrderMode;
  readonly draft: Pick<Draft, 'unit'>;
}): SizeUnit {
  return draft.unit ?? (mode === 'market' && side === 'buy' ? 'quote' : 'base');
}

export const EMPTY_DRAFT: Draft = { price: undefined, quantity: { by: 'amount', amount: undefined } };

export interface OrderInput extends Pick<ExitInput, 'exits' | 'pricePlaces'> {
  readonly side: Side;
  readonly mode: OrderMode;
  readonly draft: Draft;
  /** The types of limit orders that the exchange offers beside the plain one. */
  readonly limitTypes?: readonly LimitType[] | undefined;
  /** The price at which the side trades at once; `undefined` while the other side is empty. */
  readonly best: Decimal | undefined;
  /** `undefined` for a visitor and while it loads. */
  readonly available: Decimal | undefined;
  /**
   * Of a market order by total, and of a market buy by percent: the amount that the money pays at the levels of the book, see
   * `affordableAmount`.
   */
  readonly affordable?: Decimal | undefined;
  /** The most places of a typed amount of this pair. */
  readonly amountPlaces: number;
  /** Places of an amount from the slider. */
  readonly sliderPlaces: number;
  /** Amounts are whole multiples of it; `undefined`: not known. */
  readonly amountStep?: Decimal | undefined;
  /** Limit prices are whole multiples of it; `undefined`: not known. */
  readonly priceStep?: Decimal | undefined;
  /** The smallest amount and the smallest price × amount that the exchange accepts; `undefined`: not known. */
  readonly minAmount?: Decimal | undefined;
  readonly minTotal?: Decimal | undefined;
  /** Share of the received amount that a taker pays: '0.001' is 0.1 %. `undefined` if the exchange does not send it. */
  readonly takerFee: Decimal | undefined;
}

/**
 * The order that the form describes; unknown values are `undefined`. The fee is the maximum of a limit order, because a
 * maker may pay less, and the received amount is the minimum.
 */
export interface OrderSummary extends Proceeds {
  /** Of the order: the limit price, in market mode the best price. */
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

/** The price half-way between the best prices, down to the places and the step of prices. */
export function midPrice(
  { bid, ask }: { readonly bid: Decimal | undefined; readonly ask: Decimal | undefined },
  places: number,
  step?: Decimal,
): Decimal | undefined {
  return bid === undefined || ask === undefined ? undefined : floorAmount(midpoint(bid, ask), places, step);
}

/** price × amount to 4 decimals (section 5), for display. The cost of an order is the exact product. */
export function totalOf(price: Decimal, amount: Decimal): Decimal {
  return roundHalfUp(times(price, amount), TOTAL_PLACES);
}

/** A total with two decimals, up for what is paid and down for what is received; one below 1 with all of its decimals. */
export function shownTotal(side: Side, total: Decimal): Decimal {
  if (isLess(total, ONE)) return total;
  return (side === 'buy' ? ceilTo : floorTo)(total, SHOWN_TOTAL_PLACES);
}

/** The largest amount that `total` pays at `price`: total / price, floored to places and step. Zero if the price is zero. */
export function amountForTotal(total: Decimal, price: Decimal, places: number, step?: Decimal): Decimal {
  if (!isPositive(price) || !isPositive(total)) return ZERO;
  return floorAmount(dividedBy(total, price), places, step);
}

/**
 * A slider step (section 5). Buy: available × percent / price; sell: available × percent; floored to `places` and `step`, so that
 * 100 per cent never exceeds the balance. `undefined` for a buy without a price.
 */
export function amountForPercent(
  side: Side,
  percent: PercentStep,
  available: Decimal,
  price: Decimal | undefined,
  places: number,
  step?: Decimal,
): Decimal | undefined {
  const part = percentOf(isPositive(available) ? available : ZERO, decimal(percent));
  if (side === 'sell') return floorAmount(part, places, step);
  return price === undefined || !isPositive(price) ? undefined : amountForTotal(part, price, places, step);
}

const ifPositive = (price: Decimal | undefined) => (price !== undefined && isPositive(price) ? price : undefined);

/**
 * The price of the amount and the total: the limit price, in an empty field the best price, so that the slider works at once.
 * `undefined` for a typed price of 0, which disables the slider (section 5).
 */
export function reckoningPrice({
  mode,
  draft,
  best,
}: Pick<OrderInput, 'mode' | 'draft' | 'best'>): Decimal | undefined {
  return mode === 'market' || draft.price === undefined ? best : ifPositive(draft.price);
}

function amountOf(input: OrderInput, price: Decimal | undefined): Decimal | undefined {
  const { quantity } = input.draft;
  switch (quantity.by) {
    case 'amount':
      return quantity.amount;
    case 'total':
      if (quantity.total === undefined || price === undefined) return undefined;
      if (input.affordable !== undefined) return floorAmount(input.affordable, input.amountPlaces, input.amountStep);
      return amountForTotal(quantity.total, price, input.amountPlaces, input.amountStep);
    case 'percent':
      if (input.affordable !== undefined) return floorAmount(input.affordable, input.sliderPlaces, input.amountStep);
      if (input.available === undefined) return undefined;
      return amountForPercent(
        input.side,
        quantity.percent,
        input.available,
        price,
        input.sliderPlaces,
        input.amountStep,
      );
    default:
      return quantity satisfies never;
  }
}

/**
 * Price × amount of a limit order. A market order takes the levels of the book: its total is what they cost, and is not known where the book
 * has less than the amount, or is not known itself.
 */
export function orderTotal(
  mode: OrderMode,
  { price, amount }: Pick<OrderSummary, 'price' | 'amount'>,
  estimate: MarketEstimate | undefined,
): Decimal | undefined {
  if (price === undefined || amount === undefined) return undefined;
  if (mode === 'limit' || !isPositive(amount)) return totalOf(price, amount);
  return estimate && !isBookTooThin(estimate, amount) ? roundHalfUp(estimate.cost, TOTAL_PLACES) : undefined;
}

/** Everything that the form shows of the order; `estimate`: of a market order. */
export function summarise(input: OrderInput, estimate?: MarketEstimate): OrderSummary {
  const reckoned = reckoningPrice(input);
  const amount = amountOf(input, reckoned);
  const price = input.mode === 'market' ? input.best : ifPositive(limitPrice(input.draft, input.best));
  const total = orderTotal(input.mode, { price: reckoned, amount }, estimate);
  const bought = input.mode === 'market' && total === undefined ? undefined : amount;
  return { price, amount, total, ...afterFee(input.side === 'buy' ? bought : total, input.takerFee) };
}

/** Place of the slider, 0 to 100: the chosen step, else the part of the available balance that the order spends. */
export function percentOfBalance(
  { side, draft, available }: Pick<OrderInput, 'side' | 'draft' | 'available'>,
  { amount, total }: Pick<OrderSummary, 'amount' | 'total'>,
): number {
  if (draft.quantity.by === 'percent') return draft.quantity.percent;
  const spent = side === 'buy' ? total : amount;
  if (spent === undefined || available === undefined || !isPositive(available)) return 0;
  return Math.min(100, toDrawingNumber(dividedBy(times(spent, HUNDRED), available)));
}

/** The order is for another total than the one that was entered: the amount is floored to the places and the step of the pair. */
export function roundedTotal({ quantity }: Pick<Draft, 'quantity'>, total: Decimal | undefined): boolean {
  return (
    quantity.by === 'total' &&
    quantity.total !== undefined &&
    total !== undefined &&
    compare(quantity.total, total) !== 0
  );
}
