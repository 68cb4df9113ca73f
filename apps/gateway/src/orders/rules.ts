import {
  decimal,
  floorToStep,
  isGreater,
  isLess,
  isPositive,
  minus,
  plus,
  times,
  ZERO,
  type Decimal,
} from '@bourse/decimal';
import type { Exits, InForce, OrderType, Side, Stop, VenueBook, VenueMarket } from '../venue/types';

/** An order as the owner asks for it. */
export interface AskedOrder {
  readonly symbol: string;
  readonly side: Side;
  readonly type: OrderType;
  /** Of base currency. */
  readonly amount: Decimal;
  /** `undefined` of a market order. */
  readonly price: Decimal | undefined;
  /** Of an order that opens a position. */
  readonly multiple?: Decimal | undefined;
  /** It can only make a position smaller: limits of the least total and caps do not apply. */
  readonly reduces?: boolean | undefined;
  readonly inForce?: InForce | undefined;
  readonly stop?: Stop | undefined;
  /** Of an order that opens a position. */
  readonly exits?: Exits | undefined;
  /** The venue's id of the open order that is to become this one. */
  readonly edits?: string | undefined;
}

export const isSameOrder = (one: AskedOrder, other: AskedOrder): boolean =>
  one.symbol === other.symbol &&
  one.side === other.side &&
  one.type === other.type &&
  one.amount === other.amount &&
  one.price === other.price &&
  one.multiple === other.multiple &&
  one.reduces === other.reduces &&
  one.inForce === other.inForce &&
  one.edits === other.edits &&
  one.stop?.kind === other.stop?.kind &&
  one.stop?.price === other.stop?.price &&
  one.stop?.by === other.stop?.by &&
  one.exits?.takeProfit === other.exits?.takeProfit &&
  one.exits?.stopLoss === other.exits?.stopLoss &&
  one.exits?.by === other.exits?.by;

export type RuleRefusal =
  | 'pair_closed'
  | 'price_invalid'
  | 'trigger_invalid'
  | 'amount_invalid'
  | 'below_minimum'
  | 'above_maximum'
  | 'total_too_small';

/** The price floored to what the market takes: ccxt rounds a price of too many digits to the nearest, also above a limit. */
export function floorPrice(
  price: Decimal,
  { priceStep, priceDigits }: Pick<VenueMarket, 'priceStep' | 'priceDigits'>,
): Decimal {
  const stepped = floorToStep(price, priceStep);
  return priceDigits === undefined ? stepped : floorToStep(stepped, stepOfDigits(stepped, priceDigits));
}

/** Exits at prices that the market takes. */
export const floorExits = ({ takeProfit, stopLoss, by }: Exits, market: VenueMarket): Exits => ({
  takeProfit: takeProfit && floorPrice(takeProfit, market),
  stopLoss: stopLoss && floorPrice(stopLoss, market),
  by,
});

/** A price below the step of the market becomes 0, which removes the exit at the venue. */
export const areExitsPositive = ({ takeProfit, stopLoss }: Exits): boolean =>
  [takeProfit, stopLoss].every((price) => price === undefined || isPositive(price));

/** The step of a price with so many significant digits: 0.1 for 1234.5 and five digits. */
function stepOfDigits(price: Decimal, digits: number): Decimal {
  const [whole = '', fraction = ''] = price.split('.');
  const exponent = whole === '0' ? -1 - fraction.search(/[1-9]/) : whole.length - 1;
  return decimal(`1e${exponent - digits + 1}`);
}

/** Price and amount floored to the steps of the market, or the rule of the venue that they break. */
export function fitToMarket(
  asked: AskedOrder,
  market: VenueMarket,
): { ok: true; order: AskedOrder } | { ok: false; reason: RuleRefusal } {
  if (!market.isActive) return { ok: false, reason: 'pair_closed' };
  const amount = floorToStep(asked.amount, market.amountStep);
  if (!isPositive(amount)) return { ok: false, reason: 'amount_invalid' };
  const price = asked.price && floorPrice(asked.price, market);
  if (asked.type === 'limit' && (price === undefined || !isPositive(price)))
    return { ok: false, reason: 'price_invalid' };
  if (market.minAmount && isLess(amount, market.minAmount)) return { ok: false, reason: 'below_minimum' };
  if (market.maxAmount && isGreater(amount, market.maxAmount)) return { ok: false, reason: 'above_maximum' };
  if (!asked.reduces && market.minNotional && price && isLess(times(price, amount), market.minNotional)) {
    return { ok: false, reason: 'total_too_small' };
  }
  const stop = asked.stop && { ...asked.stop, price: floorPrice(asked.stop.price, market) };
  if (stop && !isPositive(stop.price)) return { ok: false, reason: 'trigger_invalid' };
  const exits = asked.exits && floorExits(asked.exits, market);
  if (exits && !areExitsPositive(exits)) return { ok: false, reason: 'trigger_invalid' };
  const prices = { price: asked.type === 'market' ? undefined : price, ...(stop && { stop }), ...(exits && { exits }) };
  return { ok: true, order: { ...asked, amount, ...prices } };
}

/** Whether the last price has reached the trigger of a stop-limit order, so that it would not wait. */
export const isTriggerReached = ({ type, side, stop }: AskedOrder, last: Decimal | undefined): boolean =>
  type === 'limit' &&
  stop !== undefined &&
  last !== undefined &&
  (side === 'buy' ? !isLess(last, stop.price) : !isGreater(last, stop.price));

/** What a market order costs or brings at the levels of a book, in quote currency; `undefined` if the book has less than its amount. */
export function marketTotal({ bids, asks }: VenueBook, side: Side, amount: Decimal): Decimal | undefined {
  let [taken, total] = [ZERO, ZERO];
  for (const [price, offered] of side === 'buy' ? asks : bids) {
    const after = plus(taken, offered);
    const used = isLess(after, amount) ? offered : minus(amount, taken);
    total = plus(total, times(price, used));
    taken = plus(taken, used);
    if (!isLess(taken, amount)) return total;
  }
  return undefined;
}
