import type { leverOrder, overnightCharge } from '@bourse/contracts/lever';
import { isLess, plus, roundHalfUp, sum, ZERO, type Decimal } from '@bourse/decimal';
import type * as v from 'valibot';
import { seconds } from '@bourse/contract-server';
import type { Exchange } from '../../exchange-interface';
import type { ListedCharge } from './charge-store';
import { accountOf, profitOf, riskRateOf } from './formulas';
import { priceIn, type LeverSnapshot } from './push';
import type { ClosedByOrder, LeverOrder, LeverPosition } from './types';

const RATE_DECIMALS = 2;

/** Pairs and currencies by id. */
type Catalogue = Pick<Exchange, 'pair' | 'currency'>;

/** An unknown time is 0, as that of what has not happened. */
const maybeSeconds = (at: number | undefined) => (at === undefined ? 0 : seconds(at));

/** P/L of an order: unrealised at a price while it is open, realised once it has closed; none before it opens. */
function profitIn(order: LeverOrder, price: Decimal, scale: number, closes: readonly ClosedByOrder[]): Decimal {
  if (order.status === 'position') return profitOf(order, price, scale);
  return order.status === 'closed' ? order.profit : sum(closes.map(({ profit }) => profit));
}

/**
 * An order in the wire format; `price` is the mark price of an open position. `closes`: what a filled reduce-only order closed; its P/L
 * is theirs.
 */
export function wireOrder(
  exchange: Catalogue,
  order: LeverOrder,
  price: Decimal,
  closes: readonly ClosedByOrder[] = [],
): v.InferInput<typeof leverOrder> {
  const pair = exchange.pair(order.pairId);
  const quote = exchange.currency(pair?.quoteId ?? 0);
  return {
    id: order.id,
    type: order.direction === 'long' ? 1 : 2,
    symbol: pair?.symbol ?? '',
    share: String(order.lots),
    multiple: String(order.multiple),
    origin_price: order.orderPrice,
    price: order.entryPrice,
    update_price: order.status === 'closed' ? order.closePrice : price,
    caution_money: order.margin,
    origin_caution_money: order.initialMargin,
    target_profit_price: order.takeProfit ?? ZERO,
    stop_loss_price: order.stopLoss ?? ZERO,
    create_time: seconds(order.createdAt),
    transaction_time: 'openedAt' in order ? maybeSeconds(order.openedAt) : 0,
    handle_time: 'endedAt' in order ? maybeSeconds(order.endedAt) : 0,
    complete_time: order.status === 'closed' ? maybeSeconds(order.endedAt) : 0,
    trade_fee: order.tradeFee,
    overnight_money: order.overnightFee,
    profits: profitIn(order, price, quote?.scale ?? 0, closes),
    legal: pair?.quoteId ?? 0,
    currency: pair?.baseId ?? 0,
    close_reason: 'closeReason' in order ? order.closeReason : undefined,
    ...(order.reduceOnly && { reduce_only: 1 }),
    ...(order.exitTrigger === 'last' && { exit_trigger: order.exitTrigger }),
    ...(order.trail && {
      trail_distance: order.trail.distance,
      trail_unit: order.trail.unit,
      ...(order.peak !== undefined && { trail_peak: order.peak }),
    }),
    ...(closes.length > 0 && {
      closes: closes.map(({ id, lots, profit }) => ({ id, share: String(lots), profits: profit })),
    }),
  };
}

/** An overnight fee in the wire format. */
export function wireCharge(exchange: Catalogue, charge: ListedCharge): v.InferInput<typeof overnightCharge> {
  const pair = exchange.pair(charge.pairId);
  return {
    id: charge.id,
    order_id: charge.orderId,
    symbol: pair?.symbol ?? '',
    legal: pair?.quoteId ?? 0,
    currency: pair?.baseId ?? 0,
    type: charge.direction === 'long' ? 1 : 2,
    time: seconds(charge.at),
    share: charge.lots === undefined ? undefined : String(charge.lots),
    price: charge.price,
    value: charge.value,
    rate: charge.rate,
    fee: charge.fee,
  };
}

/**
 * `lever_trade`. The risk rate is that of the contract account with the lowest one, where a user has accounts in several
 * currencies.
 */
export function wireUpdate(exchange: Catalogue, snapshot: LeverSnapshot) {
  const positions = snapshot.orders.filter((order) => order.status === 'position');
  const entrusts = snapshot.orders.filter((order) => order.status === 'entrust');
  const rows = (orders: readonly LeverOrder[]) =>
    JSON.stringify(orders.map((order) => wireOrder(exchange, order, priceIn(snapshot, order))));
  const { rate, profit } = accountFigures(exchange, snapshot, positions);
  return {
    type: 'lever_trade',
    hazard_rate: rate ?? ZERO,
    profits_all: profit,
    profits: profit,
    trades_all: rows(positions),
    trades_entrust: rows(entrusts),
  };
}

/** Lowest risk rate over the currencies, in per cent, and P/L of all positions. */
function accountFigures(exchange: Catalogue, snapshot: LeverSnapshot, positions: readonly LeverPosition[]) {
  let lowest: Decimal | undefined;
  let profit = ZERO;
  for (const [currencyId, free] of snapshot.free) {
    const scale = exchange.currency(currencyId)?.scale ?? 0;
    const own = positions.filter(({ pairId }) => exchange.pair(pairId)?.quoteId === currencyId);
    const account = accountOf(free, own, (position) => priceIn(snapshot, position), scale);
    const rate = riskRateOf(account);
    if (rate !== undefined && (lowest === undefined || isLess(rate, lowest))) lowest = rate;
    profit = plus(profit, account.profit);
  }
  return { rate: lowest === undefined ? undefined : roundHalfUp(lowest, RATE_DECIMALS), profit };
}
