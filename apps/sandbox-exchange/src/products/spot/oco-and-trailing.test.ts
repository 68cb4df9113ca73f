import { beforeEach, describe, expect, it } from 'vitest';
import {
  keys,
  at,
  newUser,
  place,
  refused,
  d,
  bought,
  sell,
  tradeAt,
  open,
  waits,
  btc,
  usdt,
  fills,
  HELD,
  useMarket,
} from './exits.test-support';
import { spotOf } from './spot-orders';
import type { AmendOrder, Order, Trail } from './types';

useMarket();

const trailing = (distance: string, unit: Trail['unit'], side: 'buy' | 'sell' = 'sell') =>
  spotOf(at.exchange).placeOrder({
    ...keys(),
    side,
    type: 'trailing_stop',
    quantity: d('0.5'),
    trail: { distance: d(distance), unit },
  });

describe('a trailing stop', () => {
  beforeEach(async () => {
    at.alice = await newUser('1000', '0.5');
    await place(at.maker, 'buy', '5', '50');
    await tradeAt('100');
  });

  it.each([
    ['10', 'price', '90', '110'],
    ['10', 'percent', '90', '108'],
  ] as const)('a distance of %s (%s) follows the price up and never down', async (distance, unit, first, last) => {
    await trailing(distance, unit);
    expect((await btc()).held).toBe('0.5');
    expect(await waits()).toEqual([`trailing_stop 0.5 (0) at ${first}`]);
    await tradeAt('120');
    await tradeAt('115');
    at.exchange = await at.test.restart();
    expect(await waits()).toEqual([`trailing_stop 0.5 (0) at ${last}`]);
    expect((await open())[0]?.trail).toMatchObject({ peak: '120', unit });
  });

  it('a trailing stop sells at the market once the price has fallen by its distance', async () => {
    await trailing('10', 'price');
    await tradeAt('120');
    await place(at.maker, 'buy', '1', '109');
    await sell('0.0001', '109');
    await at.exchange.tick();
    expect(await fills()).toEqual(['trailing_stop 0.5 at 109']);
  });

  it.each([
    ['another distance begins at the last price', '5', '110'],
    ['the same distance keeps the stop where it is', '10', '110'],
  ])('an edit with %s', async (_what, distance, trigger) => {
    const placed = await trailing('10', 'price');
    await tradeAt('120');
    await tradeAt('115');
    const orderId = placed.ok ? placed.order.id : 0;
    const order: AmendOrder = { userId: at.alice.id, orderId, side: 'sell', price: d('1'), quantity: d('0.4') };
    const trail = { distance: d(distance), unit: 'price' } as const;
    expect(await spotOf(at.exchange).amendOrder({ ...order, trail })).toMatchObject({ ok: true });
    expect(await waits()).toEqual([`trailing_stop 0.4 (0) at ${trigger}`]);
    expect((await btc()).held).toBe('0.4');
  });

  it('a trailing stop that buys, or has no distance, is refused', async () => {
    expect(await trailing('10', 'price', 'buy')).toEqual(refused('trigger_invalid'));
    expect(await trailing('0', 'price')).toEqual(refused('trigger_invalid'));
    expect(await trailing('100', 'price')).toEqual(refused('trigger_invalid'));
  });

  it('the stop loss of a buy can trail', async () => {
    await bought({ trail: ['10', 'percent'], takeProfit: '200' });
    await sell('1', '100');
    expect(await waits()).toEqual([`take_profit ${HELD} (0) at 200`, `trailing_stop ${HELD} (0) at 90`]);
    await tradeAt('150');
    expect(await waits()).toContain(`trailing_stop ${HELD} (0) at 135`);
  });
});

const oco = (fields: { side?: 'buy' | 'sell'; price: string; trigger: string; stopLimit?: string }) =>
  spotOf(at.exchange).placeOco({
    ...keys(),
    side: fields.side ?? 'sell',
    quantity: d('0.5'),
    price: d(fields.price),
    trigger: d(fields.trigger),
    stopLimit: fields.stopLimit === undefined ? undefined : d(fields.stopLimit),
  });

const buyOf = (of: Order | undefined) => ({ userId: at.alice.id, orderId: of?.id ?? 0, side: 'buy' as const });

describe('an OCO', () => {
  const SALE = { price: '110', trigger: '90' };
  const PURCHASE = { side: 'buy', price: '90', trigger: '110', stopLimit: '112' } as const;

  beforeEach(async () => {
    at.alice = await newUser('100', '0.5');
    await tradeAt('100');
  });

  it('both orders have one hold, of the dearer one of a buy', async () => {
    const placed = await oco(SALE);
    expect(placed).toMatchObject({ ok: true, orders: [{ type: 'post_only' }, { type: 'stop_loss' }] });
    expect(await btc()).toEqual({ available: '0', held: '0.5' });
    expect(await oco(PURCHASE)).toMatchObject({ ok: true });
    expect(await usdt()).toEqual({ available: '44', held: '56' });
  });

  it('what the limit order trades, the stop order loses; the last part ends it', async () => {
    await oco(SALE);
    await place(at.maker, 'buy', '0.2', '110');
    expect(await waits()).toEqual(['stop_loss 0.3 (0) at 90']);
    await place(at.maker, 'buy', '0.3', '110');
    expect(await open()).toEqual([]);
  });

  it('the stop order ends the limit order once it is triggered', async () => {
    await oco(SALE);
    await place(at.maker, 'buy', '5', '89');
    await sell('0.0001', '89');
    await at.exchange.tick();
    expect(await fills()).toEqual(['stop_loss 0.5 at 89']);
    expect(await open()).toEqual([]);
    expect(at.exchange.book(at.pair.id, 9).asks).toEqual([]);
  });

  it('a triggered stop order with a limit price rests, and a better price of a buy is given back', async () => {
    await oco(PURCHASE);
    await tradeAt('110');
    expect(await open()).toMatchObject([{ type: 'stop_limit', status: 'open', price: '112' }]);
    expect((await usdt()).held).toBe('56');
  });

  it('a buy at the limit price gives back what the stop order would have cost more', async () => {
    await oco(PURCHASE);
    await sell('0.5', '90');
    expect(await usdt()).toEqual({ available: '55', held: '0' });
  });

  it.each([0, 1])('a cancel of order %d cancels both', async (index) => {
    const placed = await oco(SALE);
    const orderId = placed.ok ? (placed.orders[index]?.id ?? 0) : 0;
    await spotOf(at.exchange).cancelOrder({ userId: at.alice.id, orderId });
    expect(await open()).toEqual([]);
    expect(await btc()).toEqual({ available: '0.5', held: '0' });
  });

  it('an edit changes the price of one and the amount of both', async () => {
    const placed = await oco(PURCHASE);
    const [limit, stop] = placed.ok ? placed.orders : [];
    const change = { price: d('95'), quantity: d('0.4') };
    expect(await spotOf(at.exchange).amendOrder({ ...buyOf(limit), ...change })).toMatchObject({ ok: true });
    expect((await open()).map(({ quantity }) => quantity)).toEqual(['0.4', '0.4']);
    const dearer = { price: d('120'), quantity: d('0.4'), trigger: d('115') };
    expect(await spotOf(at.exchange).amendOrder({ ...buyOf(stop), ...dearer })).toMatchObject({ ok: true });
    expect((await usdt()).held).toBe('48');
    const more = { price: d('95'), quantity: d('0.5') };
    expect(await spotOf(at.exchange).amendOrder({ ...buyOf(limit), ...more })).toEqual(refused('quantity_invalid'));
  });

  it.each([
    ['whose limit price is reached', { price: '100', trigger: '90' }, 'trigger_reached'],
    ['whose stop price is reached', { price: '110', trigger: '100' }, 'trigger_reached'],
    ['that buys without a limit of its stop', { side: 'buy', price: '90', trigger: '110' }, 'trigger_invalid'],
  ] as const)('an OCO %s is refused', async (_case, fields, reason) => {
    expect(await oco(fields)).toEqual(refused(reason));
  });

  it('an OCO of one request is placed once', async () => {
    const order = { ...keys(), side: 'sell', quantity: d('0.1'), price: d('110'), trigger: d('90') } as const;
    const request = { ...order, stopLimit: undefined, clientOrderId: 'once' };
    const placed = await spotOf(at.exchange).placeOco(request);
    expect(await spotOf(at.exchange).placeOco(request)).toEqual(placed);
    expect(await spotOf(at.exchange).placeOco({ ...request, price: d('120') })).toEqual(
      refused('client_order_id_taken'),
    );
    expect(await open()).toHaveLength(2);
  });

  it('an OCO without enough money is refused', async () => {
    await oco(SALE);
    expect(await oco(SALE)).toEqual(refused('insufficient_balance'));
  });
});
