import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import {
  leverBatchClose,
  leverCancel,
  leverClose,
  leverDeal,
  leverDealAll,
  leverMyTrade,
  leverSetMultiple,
  leverSetStop,
  leverSubmit,
  leverTradeEvent,
} from '@bourse/contracts/lever';
import { accountLog } from '@bourse/contracts/wallet';
import { decimal } from '@bourse/decimal';
import { eventually } from '@bourse/vitest-config/eventually';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { User } from '../../accounts/types';
import type { Order } from '../spot/types';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { spotOf } from '../spot/spot-orders';

let test: TestApp;
let user: User;
let token: string;
let maker: User;
let quotes: Order[];

/** Quotes around a price, which becomes the mark price. */
async function mark(price: number): Promise<void> {
  for (const { id, side } of quotes) {
    // oxlint-disable-next-line no-await-in-loop -- the old quotes leave before the new ones come
    await spotOf(test.exchange).cancelOrder({ userId: maker.id, orderId: id, side });
  }
  quotes = [
    await test.place(maker, 'buy', '1', String(price - 1)),
    await test.place(maker, 'sell', '1', String(price + 1)),
  ];
  await test.exchange.admin.resetMark(test.pair.id);
  await test.exchange.tick();
}

beforeEach(async () => {
  test = await createTestApp();
  user = await test.user({ USDT: '10000' }, 'lever');
  token = await test.token(user);
  maker = await test.user({ USDT: '1000000', BTC: '10' });
  quotes = [];
  await mark(100_000);
});
afterEach(() => test.close());

const pair = () => ({ currency_id: test.btc.id, legal_id: test.usdt.id });
const order = (change: object = {}) => ({
  ...pair(),
  multiple: '10',
  share: '10',
  type: 1,
  status: 1,
  target_price: '100000',
  ...change,
});
const list = async (status: 0 | 1 | 3 | 4 | 5) =>
  (await test.reply(leverMyTrade, { status, ...pair(), page: 1 }, token)).orders;

it('the leverage screen shows choices and limits publicly, and balances to their owner', async () => {
  expect(await test.reply(leverDeal, pair())).toMatchObject({
    multiples: [2, 5, 10, 20, 50, 100],
    minimumLots: '1',
    maximumLots: '500',
    maintenanceRate: '0.5',
    overnightRate: '0.01',
    available: undefined,
    positions: [],
  });
  await test.reply(leverSubmit, order(), token);
  expect(await test.reply(leverDeal, pair(), token)).toMatchObject({
    available: '8993',
    held: '1000',
    positions: [{ direction: 'long', lots: '10' }],
  });
});

describe('orders', () => {
  it('an order moves from open to closed', async () => {
    expect(await test.reply(leverSubmit, order(), token)).toBe(SERVER_TEXTS.orderPlaced);
    await mark(101_000);
    const [position] = await list(1);
    expect(position).toMatchObject({ pair: `${test.btc.id}-${test.usdt.id}`, markPrice: '101000', profit: '100' });
    const stops = { id: position?.id ?? 0, target_profit_price: '102000', stop_loss_price: '0' };
    expect(await test.reply(leverSetStop, stops, token)).toBe(SERVER_TEXTS.stopsSet);
    expect(await test.reply(leverDealAll, { ...pair(), page: 1 }, token)).toMatchObject({
      orders: [{ takeProfit: '102000', stopLoss: undefined }],
      riskRate: '2018.6',
    });
    expect(await test.reply(leverClose, { id: stops.id }, token)).toBe(SERVER_TEXTS.positionClosed);
    expect(await list(1)).toEqual([]);
    expect(await list(3)).toMatchObject([{ id: stops.id, markPrice: '101000', profit: '100' }]);
    expect(await test.ask(leverClose, { id: stops.id }, token)).toMatchObject({
      message: SERVER_TEXTS.positionAlreadyClosed,
    });
  });

  it('a multiple changes with the margin and its line in the ledger, once for a request that comes twice', async () => {
    await test.reply(leverSubmit, order(), token);
    const [{ id } = { id: 0 }] = await list(1);
    expect(await test.reply(leverSetMultiple, { id, multiple: '5' }, token)).toBe(SERVER_TEXTS.multipleChanged);
    expect(await list(1)).toMatchObject([{ multiple: '5', margin: '2000', initialMargin: '2000' }]);
    await test.reply(leverSetMultiple, { id, multiple: '20' }, token);
    const lines = await test.reply(accountLog, { type: 3, currency: test.usdt.id, page: 1 }, token);
    expect(lines.slice(0, 2).map(({ info, value }) => [info, value])).toEqual([
      [SERVER_TEXTS.ledgerMarginReturned, '1500'],
      [SERVER_TEXTS.ledgerMarginAdded, '-1000'],
    ]);
    for (const multiple of ['3', '0', '-5', '1e9', 'x']) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await test.ask(leverSetMultiple, { id, multiple }, token)).toMatchObject({ type: 'error' });
    }
    expect(await list(1)).toMatchObject([{ multiple: '20', margin: '500' }]);
  });

  it('an order waits for its price and can be revoked', async () => {
    await test.reply(leverSubmit, order({ status: 0, target_price: '99000' }), token);
    const [entrust] = await list(0);
    expect(await test.reply(leverCancel, { id: entrust?.id ?? 0 }, token)).toBe(SERVER_TEXTS.entrustRevoked);
    expect(await list(4)).toMatchObject([{ id: entrust?.id, entryPrice: '99000' }]);
  });

  it('orders are closed by direction', async () => {
    await test.reply(leverSubmit, order({ share: '1' }), token);
    await test.reply(leverSubmit, order({ share: '1', type: 2 }), token);
    await test.reply(leverBatchClose, { type: 2 }, token);
    expect(await list(1)).toMatchObject([{ direction: 'long' }]);
    expect(await test.ask(leverBatchClose, { type: 2 }, token)).toMatchObject({ message: SERVER_TEXTS.nothingToClose });
  });

  it('reduce-only orders only reduce, and close in parts', async () => {
    await test.reply(leverSubmit, order(), token);
    const reduce = order({ multiple: '1', share: '4', type: 2, reduce_only: 1 });
    expect(await test.reply(leverSubmit, reduce, token)).toBe(SERVER_TEXTS.positionClosed);
    await test.reply(leverSubmit, { ...reduce, status: 0, target_price: '101000' }, token);
    expect(await list(0)).toMatchObject([{ direction: 'short', lots: '4', margin: '0', isReduceOnly: true }]);
    const [position] = await list(1);
    expect(position).toMatchObject({ lots: '6', margin: '600' });
    expect(await test.reply(leverClose, { id: position?.id ?? 0, share: '2' }, token)).toBe(
      SERVER_TEXTS.positionClosed,
    );
    await test.reply(leverClose, { id: position?.id ?? 0 }, token);
    expect((await list(3)).map(({ lots, closeReason }) => [lots, closeReason])).toEqual([
      ['2', 'user'],
      ['4', 'reduceOnly'],
      ['4', 'user'],
    ]);
    expect(await list(4)).toMatchObject([{ isReduceOnly: true, closeReason: 'nothingOpen' }]);
    expect(await list(5)).toMatchObject([
      { isReduceOnly: true, lots: '4', profit: '0', closes: [{ lots: '4', profit: '0' }] },
    ]);
    expect(await test.ask(leverSubmit, reduce, token)).toMatchObject({ message: SERVER_TEXTS.nothingToClose });
  });

  it('orders have pages of ten', async () => {
    for (let count = 0; count < 11; count += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one order after the other
      await test.reply(leverSubmit, order({ share: '1' }), token);
    }
    const first = await test.reply(leverMyTrade, { status: 1, ...pair(), page: 1 }, token);
    const second = await test.reply(leverMyTrade, { status: 1, ...pair(), page: 2 }, token);
    expect([first.orders.length, second.orders.length, second.total]).toEqual([10, 1, 11]);
  });

  it.each([
    [{ multiple: '3' }, SERVER_TEXTS.multipleNotOffered],
    [{ share: '0' }, SERVER_TEXTS.lotsPositiveInteger],
    [{ share: '501' }, SERVER_TEXTS.maximumLots(500)],
    [{ status: 0, target_price: '100001' }, SERVER_TEXTS.limitBuyAbovePrice],
    [{ share: '100' }, SERVER_TEXTS.marginInsufficient],
    [{ currency_id: 999 }, SERVER_TEXTS.pairNotFound],
    [{ type: 3 }, SERVER_TEXTS.parameterError],
  ])('orders with %j are refused', async (change, message) => {
    expect(await test.ask(leverSubmit, order(change), token)).toMatchObject({ type: 'error', message });
  });

  it('orders of another user are not closed, revoked or changed', async () => {
    await test.reply(leverSubmit, order(), token);
    const [position] = await list(1);
    const id = position?.id ?? 0;
    const stranger = await test.token(await test.user());
    const refused = { type: 'error', message: SERVER_TEXTS.notYourOrder };
    expect(await test.ask(leverClose, { id }, stranger)).toMatchObject(refused);
    expect(await test.ask(leverSetMultiple, { id, multiple: '5' }, stranger)).toMatchObject(refused);
    const stops = { id, target_profit_price: '0', stop_loss_price: '1' };
    expect(await test.ask(leverSetStop, stops, stranger)).toMatchObject(refused);
    expect(await test.reply(leverMyTrade, { status: 1, ...pair(), page: 1 }, stranger)).toMatchObject({ total: 0 });
    expect(await list(1)).toHaveLength(1);
  });
});

it('lever_trade is announced for the owner after a change, at most once in half a second', async () => {
  test.exchange.setAudience(() => true);
  const events: { userId: number; payload: object }[] = [];
  test.exchange.on('private', (event) => {
    if (event.name === leverTradeEvent.name) events.push(event);
  });
  await test.reply(leverSubmit, order(), token);
  await eventually(() => expect(events).toHaveLength(1));
  await mark(101_000);
  await mark(102_000);
  expect(events).toHaveLength(1);
  await eventually(() => expect(events).toHaveLength(2));
  expect(events[1]?.userId).toBe(user.id);
  expect(v.parse(leverTradeEvent.payload, events[1]?.payload)).toMatchObject({
    profit: '200',
    positions: [{ markPrice: '102000', profit: '200' }],
    entrusts: [],
  });
});

it('lever_trade is not computed for a user without a socket', async () => {
  test.exchange.setAudience((userId) => userId !== user.id);
  const announced: number[] = [];
  test.exchange.on('private', ({ name, userId }) => {
    if (name === leverTradeEvent.name) announced.push(userId);
  });
  const listener = await test.user({ USDT: '1000' }, 'lever');
  await test.reply(leverSubmit, order(), token);
  await test.reply(leverSubmit, { ...order(), share: '1' }, await test.token(listener));
  await eventually(() => expect(announced).toEqual([listener.id]));
});

it('the leverage screen and the events of new prices wait for no command', async () => {
  const asked: number[] = [];
  test.exchange.setAudience((userId) => asked.push(userId) > 0 && userId === user.id);
  const announced: number[] = [];
  test.exchange.on('private', ({ name, userId }) => {
    if (name === leverTradeEvent.name) announced.push(userId);
  });
  await test.reply(leverSubmit, order(), token);
  await eventually(() => expect(announced).toEqual([user.id]));
  const run = vi.spyOn(test.exchange, 'run');
  const [position] = (await test.reply(leverDealAll, { page: 1 }, token)).orders;
  expect(position).toMatchObject({ entryPrice: '100000' });
  test.exchange.setIndexPrice(test.pair.id, decimal(100_100));
  await test.exchange.tick();
  await eventually(() => expect(announced).toEqual([user.id, user.id]));
  expect(run).not.toHaveBeenCalled();
  // Only users with orders are looked at.
  expect(new Set(asked)).toEqual(new Set([user.id]));
});

it('exits of an order are in its row, of a trailing stop with its distance, and a contradiction is a parameter error', async () => {
  const attached = { target_profit_price: '120000', exit_trigger: 'last', trail_distance: '5', trail_unit: 'percent' };
  expect(await test.reply(leverSubmit, order({ share: '1', ...attached }), token)).toBe(SERVER_TEXTS.orderPlaced);
  const { orders } = await test.reply(leverMyTrade, { ...pair(), status: 1, page: 1 }, token);
  expect(orders[0]).toMatchObject({
    takeProfit: '120000',
    exitTrigger: 'last',
    trail: { distance: '5', unit: 'percent', peak: orders[0]?.entryPrice },
  });
  const stops = { id: orders[0]?.id ?? 0, target_profit_price: '0', stop_loss_price: '90000' };
  const parameterError = { type: 'error', message: SERVER_TEXTS.parameterError };
  const trail = { trail_distance: '5', trail_unit: 'percent' } as const;
  expect(await test.ask(leverSetStop, { ...stops, ...trail }, token)).toMatchObject(parameterError);
  expect(await test.ask(leverSubmit, order({ reduce_only: 1, ...attached }), token)).toMatchObject(parameterError);
  expect(await test.reply(leverSetStop, stops, token)).toBe(SERVER_TEXTS.stopsSet);
});
