import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Schedule } from '../../core/schedule';
import {
  at,
  exitsOf,
  keys,
  place,
  refused,
  d,
  type Prices,
  buy,
  bought,
  sell,
  tradeAt,
  open,
  waits,
  btc,
  fills,
  HELD,
  useMarket,
} from './exits.test-support';
import { SPOT } from './spot-context';
import { spotOf } from './spot-orders';

useMarket();

describe('the exits of a buy', () => {
  it('exits appear when the buy fills, protect what it has bought after the fee and share one hold', async () => {
    await bought({ takeProfit: '120', stopLoss: '90' });
    expect(await waits()).toEqual([]);
    await sell('1');
    expect(await waits()).toEqual([`stop_loss ${HELD} (0) at 90`, `take_profit ${HELD} (0) at 120`]);
    expect(await btc()).toEqual({ available: '0', held: HELD });
  });

  it('exits grow with each part that fills', async () => {
    const id = await bought({ takeProfit: '120', stopLoss: '90' });
    await sell('0.5');
    expect(await waits()).toEqual(['stop_loss 0.4995 (0) at 90', 'take_profit 0.4995 (0) at 120']);
    await sell('0.25');
    expect(await waits()).toEqual(['stop_loss 0.7492 (0) at 90', 'take_profit 0.7492 (0) at 120']);
    await spotOf(at.exchange).cancelOrder({ userId: at.alice.id, orderId: id });
    expect(await waits()).toHaveLength(2);
    expect((await btc()).held).toBe('0.7492');
  });

  it('a lot that pays a fee is protected with the next part', async () => {
    await bought({ stopLoss: '90' });
    for (const part of ['0.0001', '0.0001', '0.0001']) await sell(part);
    // Three lots less 0.1 % are two whole lots.
    expect(await waits()).toEqual(['stop_loss 0.0002 (0) at 90']);
  });

  it('a stop loss sells at the market once a trade is at it, and the take profit ends', async () => {
    await bought({ takeProfit: '120', stopLoss: '90' });
    await sell('1');
    await place(at.maker, 'buy', '5', '89');
    await tradeAt('90.01');
    expect(await fills()).toEqual([]);
    await sell('0.0001', '89');
    await at.exchange.tick();
    expect(await fills()).toEqual([`stop_loss ${HELD} at 89`]);
    expect(await open()).toEqual([]);
    expect(await btc()).toEqual({ available: '0', held: '0' });
  });

  it('a take profit sells no lower than its price, and the stop loss ends', async () => {
    await bought({ takeProfit: '120', stopLoss: '90' });
    await sell('1');
    await place(at.maker, 'buy', '5', '121');
    await sell('0.0001', '121');
    await at.exchange.tick();
    expect(await fills()).toEqual([`take_profit ${HELD} at 121`]);
    expect(await open()).toEqual([]);
  });

  it('an exit that finds no buyer goes on waiting and sells what the next ones take; the other shrinks with it', async () => {
    await bought({ takeProfit: '120', stopLoss: '90' });
    await sell('1');
    await tradeAt('90');
    await place(at.maker, 'buy', '0.4', '85');
    await at.exchange.tick();
    expect(await fills()).toEqual(['stop_loss 0.4 at 85']);
    expect(await waits()).toEqual([`stop_loss ${HELD} (0.4) at 90`, 'take_profit 0.599 (0) at 120']);
    expect((await btc()).held).toBe('0.599');
    await place(at.maker, 'buy', '5', '95');
    await at.exchange.tick();
    expect(await open()).toEqual([]);
  });

  it('an exit that cannot sell writes no deadline at the trades of others', async () => {
    await bought({ stopLoss: '90' });
    await sell('1');
    await tradeAt('89');
    expect(await waits()).toEqual([`stop_loss ${HELD} (0) at 90`]);
    const set = vi.spyOn(Schedule.prototype, 'set');
    await tradeAt('88');
    expect(set.mock.calls.filter(([product]) => product === SPOT.name)).toEqual([]);
    set.mockRestore();
    await place(at.maker, 'buy', '1', '87');
    await at.exchange.tick();
    expect(await fills()).toEqual([`stop_loss ${HELD} at 87`]);
  });

  it('exits survive a restart, also between their trigger and their sale', async () => {
    await bought({ takeProfit: '120', stopLoss: '90' });
    await sell('1');
    await place(at.maker, 'buy', '5', '89');
    at.exchange = await at.test.restart();
    expect(await waits()).toHaveLength(2);
    await sell('0.0001', '89');
    at.exchange = await at.test.restart();
    await at.exchange.tick();
    expect(await open()).toEqual([]);
    expect(await btc()).toEqual({ available: '0', held: '0' });
  });

  it('a cancel of one exit leaves the other, and the last one frees what it protects', async () => {
    await bought({ takeProfit: '120', stopLoss: '90' });
    await sell('0.5');
    const [first, second] = (await open()).filter(({ status }) => status === 'waiting');
    await spotOf(at.exchange).cancelOrder({ userId: at.alice.id, orderId: first?.id ?? 0 });
    expect(await waits()).toHaveLength(1);
    expect((await btc()).held).toBe('0.4995');
    // The buy no longer carries the exit that was cancelled.
    await sell('0.25');
    expect(await waits()).toHaveLength(1);
    await spotOf(at.exchange).cancelOrder({ userId: at.alice.id, orderId: second?.id ?? 0 });
    expect(await btc()).toEqual({ available: '0.74925', held: '0' });
  });

  it.each<[string, Prices, string]>([
    ['a take profit at the price of the buy', { takeProfit: '100' }, 'trigger_reached'],
    ['a stop loss at the price of the buy', { stopLoss: '100' }, 'trigger_reached'],
    ['a price that is no multiple of the tick', { stopLoss: '90.001' }, 'trigger_invalid'],
    ['a negative take profit', { takeProfit: '-1' }, 'trigger_invalid'],
    ['a stop loss that both has a price and trails', { stopLoss: '90', trail: ['1', 'percent'] }, 'trigger_invalid'],
    ['a distance as large as the price', { trail: ['100', 'price'] }, 'trigger_invalid'],
    ['a distance of 100 per cent', { trail: ['100', 'percent'] }, 'trigger_invalid'],
    ['a distance with three places of a per cent', { trail: ['1.005', 'percent'] }, 'trigger_invalid'],
  ])('a buy with %s is refused', async (_case, exits, reason) => {
    expect(await buy(exits)).toEqual(refused(reason));
  });

  it('the number of exits is limited, also of those that wait for their buy', async () => {
    for (let count = 0; count < 10; count += 1) await bought({ takeProfit: '120', stopLoss: '90' });
    expect(await buy({ stopLoss: '90' })).toEqual(refused('too_many_stops'));
    await sell('10');
    expect(await buy({ stopLoss: '90' })).toEqual(refused('too_many_stops'));
    expect(await waits()).toHaveLength(20);
  });
});

const amend = (orderId: number, exits: Prices, userId = at.alice.id) =>
  spotOf(at.exchange).amendExits({ userId, orderId, ...exitsOf(exits) });

/** A stop-limit buy of 1, with exits. */
async function waiting(prices: { price: string; trigger: string }, exits: Prices) {
  const order = { ...keys(), side: 'buy' as const, type: 'stop_limit' as const, quantity: d('1') };
  const { price, trigger } = prices;
  const placed = await spotOf(at.exchange).placeOrder({
    ...order,
    price: d(price),
    trigger: d(trigger),
    exits: exitsOf(exits),
  });
  if (!placed.ok) throw new Error(placed.reason);
  return { userId: at.alice.id, orderId: placed.order.id, side: 'buy' as const, quantity: d('1') };
}

describe('an edit of exits', () => {
  it('an edit changes the exits of a buy that waits, that has filled in part and that has filled', async () => {
    const id = await bought({ stopLoss: '90' });
    expect(await amend(id, { stopLoss: '91' })).toMatchObject({ ok: true });
    await sell('0.5');
    expect(await waits()).toEqual(['stop_loss 0.4995 (0) at 91']);
    expect(await amend(id, { stopLoss: '92', takeProfit: '130' })).toMatchObject({ ok: true });
    expect(await waits()).toEqual(['stop_loss 0.4995 (0) at 92', 'take_profit 0.4995 (0) at 130']);
    await sell('0.5');
    expect(await amend(id, { takeProfit: '140' })).toMatchObject({ ok: true });
    expect(await waits()).toEqual([`take_profit ${HELD} (0) at 140`]);
    expect(await amend(id, {})).toMatchObject({ ok: true, orders: [] });
    expect(await btc()).toEqual({ available: '0.999', held: '0' });
    expect(await amend(id, { stopLoss: '90' })).toEqual(refused('order_closed'));
  });

  it('exits that are removed and set again protect all that the buy has bought', async () => {
    const id = await bought({ stopLoss: '90' });
    await sell('0.5');
    await amend(id, {});
    expect((await btc()).held).toBe('0');
    await amend(id, { takeProfit: '120' });
    expect(await waits()).toEqual(['take_profit 0.4995 (0) at 120']);
  });

  it('a stop loss that takes the place of a trailing one protects the next part too', async () => {
    const id = await bought({ trail: ['10', 'price'] });
    await sell('0.5');
    await amend(id, { stopLoss: '95' });
    await sell('0.5');
    expect(await waits()).toEqual([`stop_loss ${HELD} (0) at 95`]);
  });

  it('an edit is refused at a price that is reached, to another user and without a buy', async () => {
    const id = await bought({ stopLoss: '90' });
    await sell('1');
    expect(await amend(id, { stopLoss: '100' })).toEqual(refused('trigger_reached'));
    expect(await amend(id, { stopLoss: '91' }, at.maker.id)).toEqual(refused('not_your_order'));
    expect(await amend(999, { stopLoss: '91' })).toEqual(refused('order_not_found'));
    expect(await waits()).toEqual([`stop_loss ${HELD} (0) at 90`]);
  });

  it('a buy stays between its exits', async () => {
    const id = await bought({ takeProfit: '120', stopLoss: '90' });
    const order = { userId: at.alice.id, orderId: id, side: 'buy' as const, quantity: d('1') };
    expect(await spotOf(at.exchange).amendOrder({ ...order, price: d('120') })).toEqual(refused('trigger_reached'));
    expect(await spotOf(at.exchange).amendOrder({ ...order, price: d('90') })).toEqual(refused('trigger_reached'));
    expect(await spotOf(at.exchange).amendOrder({ ...order, price: d('95') })).toMatchObject({ ok: true });
  });

  describe('of a buy that waits for its trigger', () => {
    beforeEach(() => tradeAt('100'));

    it('an edit is refused with a take profit below the limit price, also where the trigger price equals it', async () => {
      const { orderId } = await waiting({ price: '110', trigger: '110' }, { takeProfit: '120' });
      expect(await amend(orderId, { takeProfit: '110' })).toEqual(refused('trigger_reached'));
      expect(await amend(orderId, { takeProfit: '50' })).toEqual(refused('trigger_reached'));
      expect(await amend(orderId, { stopLoss: '110' })).toEqual(refused('trigger_reached'));
      expect(await amend(orderId, { takeProfit: '111', stopLoss: '109' })).toMatchObject({ ok: true });
    });

    it('a trigger price that is at the stop loss of its buy, or below it, is refused', async () => {
      const order = await waiting({ price: '120', trigger: '115' }, { stopLoss: '110' });
      const change = (trigger: string) =>
        spotOf(at.exchange).amendOrder({ ...order, price: d('120'), trigger: d(trigger) });
      expect(await change('110')).toEqual(refused('trigger_reached'));
      expect(await change('105')).toEqual(refused('trigger_reached'));
      expect(await change('111')).toMatchObject({ ok: true });
    });

    it('a price that is no higher than the distance of its trailing stop is refused', async () => {
      const order = await waiting({ price: '120', trigger: '115' }, { trail: ['50', 'price'] });
      expect(await spotOf(at.exchange).amendOrder({ ...order, price: d('50') })).toEqual(refused('trigger_invalid'));
    });
  });
});
