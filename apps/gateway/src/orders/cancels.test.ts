import { decimal } from '@bourse/decimal';
import { expect, it } from 'vitest';
import { testDesk } from '../testing/test-desk';
import type { OrderState } from '../venue/types';
import type { AskedOrder } from './rules';

const buy: AskedOrder = {
  symbol: 'BTC/USDT',
  side: 'buy',
  type: 'limit',
  amount: decimal('0.5'),
  price: decimal('90'),
};

/** A cancel that the venue only accepts; the order then has these states, one at each look-up. */
async function cancelAccepted(states: readonly OrderState[], listsById = true) {
  const { desk, venue, journal } = testDesk();
  await desk.place(buy, 'a');
  const [order] = await venue.openOrders();
  if (!order) throw new Error('the order is not open');
  venue.fail('cancel', 'accepted');
  venue.setAbilities({ orderById: listsById });
  let looked = 0;
  const next = () => ({ ...order, state: states[Math.min(looked++, states.length - 1)] ?? 'open' });
  venue.order = async () => next();
  venue.openOrders = async () => [next()].filter(({ state }) => state === 'open');
  const result = await desk.cancel(order);
  return { result, looked, outcome: journal.entries.at(-1) };
}

it('a cancel that the venue has only accepted is told as cancelled once the order is', async () => {
  const { result, looked, outcome } = await cancelAccepted(['open', 'cancelled']);
  expect([result, looked]).toEqual([{ ok: true }, 2]);
  expect(outcome).toMatchObject({ is: 'cancel answered', outcome: 'cancelled' });
});

it('a cancel that the venue has accepted and a fill has overtaken is told as filled', async () => {
  const { result, outcome } = await cancelAccepted(['open', 'filled']);
  expect(result).toEqual({ ok: false, reason: 'order_filled' });
  expect(outcome).toMatchObject({ outcome: 'order_filled' });
});

it('a cancel that the venue has accepted is unknown as long as the order is open', async () => {
  const { result, outcome } = await cancelAccepted(['open']);
  expect(result).toEqual({ ok: false, reason: 'unknown' });
  expect(outcome).toMatchObject({ outcome: 'unknown' });
});

it('a cancel that the venue has accepted is told by the list of open orders where no order is found by its id', async () => {
  expect((await cancelAccepted(['open', 'cancelled'], false)).result).toEqual({ ok: true });
  expect((await cancelAccepted(['open'], false)).result).toEqual({ ok: false, reason: 'unknown' });
});
