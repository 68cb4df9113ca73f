import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import {
  amendExits,
  amendOrder,
  completedOrders,
  openBuys,
  openSells,
  placeBuy,
  placeOco,
  placeSell,
} from '@bourse/contracts/spot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { User } from '../../accounts/types';
import { createTestApp, type TestApp } from '../../testing/test-app';

let test: TestApp;
let user: User;
let other: User;
let token: string;

beforeAll(async () => {
  test = await createTestApp();
  user = await test.user({ USDT: '1000', BTC: '2' });
  other = await test.user({ USDT: '1000', BTC: '5' });
  token = await test.token(user);
  await test.place(other, 'sell', '0.0001', '100');
  await test.place(user, 'buy', '0.0001', '100');
});

afterAll(() => test.close());

const pair = () => ({ currency_id: test.btc.id, legal_id: test.usdt.id });
const page = { page: 1 };
const limit = (change: object = {}) => ({ ...pair(), price: '100', num: '1', mode: 2, ...change });
const parameterError = { type: 'error', message: SERVER_TEXTS.parameterError };

it('a buy with exits is listed with them, then as orders that wait, and its exit as a fill with its reason', async () => {
  const exits = { target_profit_price: '120', stop_loss_price: '90' };
  expect(await test.reply(placeBuy, limit(exits), token)).toBe(SERVER_TEXTS.orderPlaced);
  const [buy] = await test.reply(openBuys, page, token);
  expect(buy).toMatchObject({ takeProfit: '120', stopLoss: '90' });
  await test.place(other, 'sell', '1', '100');
  const waiting = await test.reply(openSells, page, token);
  const links = { parentId: buy?.id, ocoId: buy?.id, isWaiting: true, remaining: '0.999' };
  expect(waiting).toMatchObject([
    { ...links, exit: 'stop_loss', trigger: '90', price: '90' },
    { ...links, exit: 'take_profit', trigger: '120' },
  ]);

  const changed = { id: buy?.id ?? 0, target_profit_price: '0', stop_loss_price: '95' };
  expect(await test.reply(amendExits, changed, token)).toBe(SERVER_TEXTS.orderAmended);
  expect(await test.reply(openSells, page, token)).toMatchObject([{ exit: 'stop_loss', trigger: '95' }]);
  expect(await test.ask(amendExits, { ...changed, stop_loss_price: '101' }, token)).toMatchObject({
    message: SERVER_TEXTS.triggerReached,
  });
  const third = await test.user({ BTC: '1' });
  await test.place(other, 'buy', '2', '94');
  await test.place(third, 'sell', '0.0001', '94');
  await test.exchange.tick();
  const [fill] = await test.reply(completedOrders, page, token);
  expect(fill).toMatchObject({ exit: 'stop_loss', parentId: buy?.id, side: 'sell', price: '94' });
});

it('an OCO answers with two linked orders, and names the text of a refusal', async () => {
  const oco = { ...pair(), type: 'out', price: '150', num: '0.5', stop_price: '50' } as const;
  const placed = await test.reply(placeOco, oco, token);
  const rows = (await test.reply(openSells, page, token)).filter(({ ocoId }) => ocoId === placed.ocoId);
  expect(rows.map(({ id }) => id)).toEqual(placed.orderIds.toReversed());
  expect(rows).toMatchObject([
    { exit: 'stop_loss', trigger: '50' },
    { type: 'post_only', price: '150' },
  ]);
  expect(await test.ask(placeOco, { ...oco, price: '10' }, token)).toMatchObject({
    message: SERVER_TEXTS.triggerReached,
  });
});

it('a trailing stop is listed with its distance, and its distance can be changed', async () => {
  const stop = {
    ...limit({ mode: 1, num: '0.5' }),
    order_type: 'trailing_stop',
    trail_distance: '10',
    trail_unit: 'percent',
  } as const;
  expect(await test.reply(placeSell, stop, token)).toBe(SERVER_TEXTS.orderPlaced);
  const [row] = await test.reply(openSells, page, token);
  expect(row).toMatchObject({ exit: 'trailing_stop', trail: { distance: '10', unit: 'percent' } });
  const change = {
    id: row?.id ?? 0,
    type: 'out',
    price: '100',
    num: '0.5',
    trail_distance: '5',
    trail_unit: 'price',
  } as const;
  expect(await test.reply(amendOrder, change, token)).toBe(SERVER_TEXTS.orderAmended);
  expect((await test.reply(openSells, page, token))[0]).toMatchObject({ trail: { distance: '5', unit: 'price' } });
});

it.each([
  ['a distance without a unit', { trail_distance: '5' }],
  ['a trailing stop with a limit price', { order_type: 'trailing_stop', trail_distance: '5', trail_unit: 'price' }],
  ['a trailing stop that buys', { mode: 1, order_type: 'trailing_stop', trail_distance: '5', trail_unit: 'price' }],
  ['a trailing stop without a distance', { mode: 1, order_type: 'trailing_stop' }],
])('%s is a parameter error', async (_case, change) => {
  expect(await test.ask(placeBuy, limit(change), token)).toMatchObject(parameterError);
});

it('a sale with exits is refused', async () => {
  const refused = await test.ask(placeSell, limit({ stop_loss_price: '120' }), token);
  expect(refused).toMatchObject({ message: SERVER_TEXTS.triggerInvalid });
});
