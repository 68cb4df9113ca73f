import type { Context } from '../../core/state';
import type { Posting } from '../../ledger/ledger';
import type { FillRecord, OrderRecord } from './records';
import type { Terms } from './terms';
import { SPOT_WALLET } from './types';

/**
 * Books one match at the maker's price: each side gives what it held (a market order: what it has), gets the other
 * currency less its fee, and a buyer who had held more for his limit gets the difference back.
 */
export function settle(
  context: Context,
  terms: Terms,
  taker: OrderRecord,
  maker: OrderRecord,
  quantity: bigint,
): FillRecord {
  const { ledger, spot, now } = context;
  const { price } = maker;
  if (price === undefined) throw new Error(`market order ${maker.id} rests`);
  const sides = [
    { order: taker, role: 'taker' },
    { order: maker, role: 'maker' },
  ] as const;
  const fees = { taker: 0n, maker: 0n };
  const postings: Posting[] = [];

  for (const { order, role } of sides) {
    const { side, userId } = order;
    const given = side === 'buy' ? terms.cost(price, quantity) : terms.size(quantity);
    const received = side === 'buy' ? terms.size(quantity) : terms.cost(price, quantity);
    const fee = terms.fee(role, received);
    const from = ledger.account({ userId, wallet: SPOT_WALLET }, terms.given(side).id);
    const into = ledger.account({ userId, wallet: SPOT_WALLET }, terms.received(side).id);
    if (order.price === undefined) {
      postings.push({ account: from, available: -given });
    } else {
      const held = terms.hold(side, order.price, quantity);
      postings.push({ account: from, held: -held, available: held - given });
    }
    postings.push({ account: into, available: received - fee });
    if (fee > 0n) {
      postings.push({ account: ledger.account({ house: 'fees' }, terms.received(side).id), available: fee });
    }
    fees[role] = fee;
    order.fee += fee;
    order.filled += quantity;
  }

  if (maker.filled === maker.quantity) maker.status = 'filled';
  spot.change(maker);
  const fill = spot.recordFill({
    pairId: taker.pairId,
    price,
    quantity,
    takerSide: taker.side,
    makerOrderId: maker.id,
    takerOrderId: taker.id,
    makerUserId: maker.userId,
    takerUserId: taker.userId,
    makerFee: fees.maker,
    takerFee: fees.taker,
    at: now,
  });
  ledger.post('trade', fill.id, now, postings);
  return fill;
}

/** Gives back what a limit order holds for its open rest. */
export function releaseHold({ ledger, now }: Context, terms: Terms, order: OrderRecord): void {
  const { id, userId, side, price, quantity, filled } = order;
  if (price === undefined) throw new Error(`market order ${id} holds nothing`);
  const account = ledger.account({ userId, wallet: SPOT_WALLET }, terms.given(side).id);
  const held = terms.hold(side, price, quantity - filled);
  ledger.post('order_release', id, now, [{ account, available: held, held: -held }]);
}
