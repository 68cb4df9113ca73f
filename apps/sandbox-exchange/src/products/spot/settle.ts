import type { Posting } from '../../ledger/ledger';
import type { SpotContext } from './spot-context';
import { shrinkSiblings } from './end-order';
import { heldBy, orderHold } from './holds';
import type { FillRecord, OrderRecord } from './records';
import type { Terms } from '../../catalog/terms';
import type { Side } from '../../catalog/types';
import { noteFee } from '../referral/note-fee';
import { countVolume, feeTierOf } from './volume';
import { SPOT_WALLET } from './types';

/**
 * Posts one match at the maker's price: each side pays from its hold (a market order: from its available balance) and
 * receives the other currency minus its fee. A buyer with a higher limit gets the difference of the hold back.
 */
export function settle(
  context: SpotContext,
  terms: Terms,
  taker: OrderRecord,
  maker: OrderRecord,
  quantity: bigint,
): FillRecord {
  const { ledger, now, spot: state } = context;
  const { price } = maker;
  if (price === undefined) throw new Error(`order ${maker.id} rests without a price`);
  const sides = [
    { order: taker, role: 'taker' },
    { order: maker, role: 'maker' },
  ] as const;
  const receivedBy = (side: Side) => (side === 'buy' ? terms.size(quantity) : terms.cost(price, quantity));
  const fees = { taker: 0n, maker: 0n };
  const postings: Posting[] = [];

  for (const { order, role } of sides) {
    const { side, userId } = order;
    const given = side === 'buy' ? terms.cost(price, quantity) : terms.size(quantity);
    const received = receivedBy(side);
    const fee = terms.fee(role, received, feeTierOf(context, userId));
    const from = ledger.account({ userId, wallet: SPOT_WALLET }, terms.given(side).id);
    const into = ledger.account({ userId, wallet: SPOT_WALLET }, terms.received(side).id);
    if (order.type === 'market') {
      postings.push({ account: from, available: -given });
    } else {
      const held = heldBy(terms, order, quantity);
      postings.push({ account: from, held: -held, available: held - given, hold: orderHold(order) });
    }
    postings.push({ account: into, available: received - fee });
    if (fee > 0n) {
      postings.push({ account: ledger.account({ house: 'fees' }, terms.received(side).id), available: fee });
    }
    fees[role] = fee;
    order.fee += fee;
    order.filled += quantity;
    shrinkSiblings(context, terms, order, quantity);
  }

  if (maker.filled === maker.quantity) maker.status = 'filled';
  state.change(maker);
  const fill = state.recordFill({
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
  const worth = countVolume(context, terms, fill);
  for (const { order, role } of worth === undefined ? [] : sides) {
    // At the price of the trade: a price that is moved afterwards makes the rebate of no fee larger.
    noteFee(context, { userId: order.userId, fee: ((worth ?? 0n) * fees[role]) / receivedBy(order.side) });
  }
  return fill;
}
