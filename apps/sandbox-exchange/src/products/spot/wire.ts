import { minus, ZERO, type Decimal } from '@bourse/decimal';
import { dateTime, seconds } from '@bourse/contract-server';
import type { Exchange } from '../../exchange-interface';
import type { Fill, Order, UserFill } from './types';

/** The open part of an order. */
function remaining({ quantity, filled }: Order): Decimal {
  return minus(quantity, filled);
}

/** A public trade; `way` 2: the taker bought. */
export function publicTrade(fill: Fill) {
  return {
    id: fill.id,
    price: fill.price,
    number: fill.quantity,
    create_time: seconds(fill.at),
    way: fill.takerSide === 'buy' ? 2 : 1,
    type: fill.takerSide === 'buy' ? 'in' : 'out',
  };
}

/** The two currencies of a pair as rows name them. */
function names(exchange: Exchange, pairId: number) {
  const pair = exchange.pair(pairId);
  if (!pair) return undefined;
  return {
    currency_id: pair.baseId,
    legal_id: pair.quoteId,
    currency_name: exchange.currency(pair.baseId)?.code ?? '',
    legal_name: exchange.currency(pair.quoteId)?.code ?? '',
  };
}

/** What ties an order to others. The exits of a buy cancel each other. */
const links = ({ parentId, ocoId }: Pick<Order, 'parentId' | 'ocoId'>) => ({
  ...(parentId !== undefined && { parent_id: parentId, oco_id: parentId }),
  ...(ocoId !== undefined && { oco_id: ocoId }),
});

/** A row of the open orders; none without its pair or price. */
export function openOrder(exchange: Exchange, order: Order) {
  const { activatedAt, ocoId, parentId, status, trail, trigger, type } = order;
  const pair = names(exchange, order.pairId);
  // An order that will trade at the market has the price that it waits for.
  const price = order.price ?? trigger;
  if (!pair || price === undefined) return [];
  return [
    {
      ...pair,
      id: order.id,
      create_time: dateTime(order.createdAt),
      price,
      number: remaining(order),
      total_number: order.quantity,
      complete_number: order.filled,
      ...(type !== 'limit' && type !== 'market' && { order_type: type }),
      ...(trigger !== undefined && { trigger_price: trigger, waiting: status === 'waiting' ? 1 : 0 }),
      ...(activatedAt !== undefined && { activated_at: dateTime(activatedAt) }),
      ...links({ parentId, ocoId }),
      ...(order.takeProfit !== undefined && { target_profit_price: order.takeProfit }),
      ...(order.stopLoss !== undefined && { stop_loss_price: order.stopLoss }),
      ...(trail && {
        trail_distance: trail.distance,
        trail_unit: trail.unit,
        ...(trail.peak !== undefined && { trail_peak: trail.peak }),
      }),
    },
  ];
}

/** A row of the fills; none without its pair. */
export function completedOrder(exchange: Exchange, fill: UserFill) {
  const pair = names(exchange, fill.pairId);
  if (!pair) return [];
  const isBuy = fill.side === 'buy';
  return [
    {
      ...pair,
      id: fill.id,
      time: dateTime(fill.at),
      price: fill.price,
      number: fill.quantity,
      way: isBuy ? 2 : 1,
      type: isBuy ? 'in' : 'out',
      in_fee: isBuy ? fill.fee : ZERO,
      out_fee: isBuy ? ZERO : fill.fee,
      order_id: fill.orderId,
      ...(fill.type !== 'limit' && fill.type !== 'market' && { order_type: fill.type }),
      ...links(fill),
    },
  ];
}
