// @vitest-environment jsdom
import { respond, status, testStore } from '@bourse/api-client/testing';
import { decimal } from '@bourse/decimal';
import { freshServer } from '@bourse/feature-kit/test-server';
import { fakeRealtime } from '@bourse/realtime/testing';
import { placeBuy } from '@bourse/contracts/spot';
import { beforeEach, describe, expect, it } from 'vitest';
import { spotApi } from '../api';
import { reducers } from '../reducers';
import { findProblems } from '../rules/order-problems';
import { EMPTY_DRAFT, summarise, type OrderInput } from '../rules/order-rules';
import { orderTicket } from '../rules/order-ticket';
import { anOpenOrder, aTicket } from '../testing/fixtures';
import { spotExchange, spotHandlers, type SpotExchange } from '../testing/handlers';
import { exitsDifference } from './exits-difference';
import { moveTicket } from './move-write';
import { orderWrite } from './order-write';

const d = decimal;
let exchange: SpotExchange;
const { server } = freshServer(() => {
  exchange = spotExchange();
  return spotHandlers(exchange);
});
beforeEach(() => sessionStorage.clear());

const input: OrderInput = {
  side: 'buy',
  mode: 'limit',
  draft: {
    ...EMPTY_DRAFT,
    price: d(96_000),
    quantity: { by: 'amount', amount: d('0.5') },
    exits: { takeProfit: d(99_000), stopLoss: d(90_000), unit: 'price' },
  },
  best: d(97_000),
  available: d(100_000),
  amountPlaces: 4,
  sliderPlaces: 4,
  takerFee: undefined,
  pricePlaces: 2,
  exits: ['attached_exits', 'trailing_stop'],
};
const pair = { id: '1-3', baseId: 1, quoteId: 3, base: 'BTC', quote: 'USDT' } as const;
const withExits = (exits: OrderInput['draft']['exits'], change: Partial<OrderInput> = {}): OrderInput => ({
  ...input,
  ...change,
  draft: { ...input.draft, exits },
});

async function aTab() {
  const store = testStore({ reducers, extra: { realtime: fakeRealtime() }, session: { token: 'token', userId: 7 } });
  const of = { baseId: 1 };
  await Promise.all([
    store.dispatch(spotApi.endpoints.openOrders.initiate(of)),
    store.dispatch(spotApi.endpoints.completedOrders.initiate(of)),
  ]);
  return store;
}

async function place(given: OrderInput) {
  const store = await aTab();
  const ticket = orderTicket(pair, given);
  if (!ticket) throw new Error('the order has a problem');
  store.dispatch(orderWrite.press(ticket));
  return store.dispatch(orderWrite.send());
}

describe('exits that a buy carries', () => {
  it.each([
    ['prices', input.draft.exits, { target_profit_price: '99000', stop_loss_price: '90000' }],
    [
      'per cent of the limit price',
      { takeProfit: d(2), stopLoss: d(1), unit: 'percent' },
      { target_profit_price: '97920', stop_loss_price: '95040' },
    ],
    [
      'a trailing stop loss',
      { takeProfit: undefined, stopLoss: d(3), unit: 'percent', isTrailing: true },
      { target_profit_price: '0', stop_loss_price: '0', trail_distance: '3', trail_unit: 'percent' },
    ],
  ] as const)('a buy carries exits that are typed as %s', async (_case, exits, request) => {
    await place(withExits(exits));
    expect(exchange.received).toMatchObject([request]);
  });

  it.each([
    ['a sale', { side: 'sell', available: d(1) }],
    ['a pair without them', { exits: [] }],
  ] as const)('%s carries no exits', async (_case, change) => {
    await place({ ...input, ...change });
    expect(exchange.received[0]).not.toHaveProperty('stop_loss_price');
  });

  it.each([
    [{ takeProfit: d(95_000), stopLoss: undefined, unit: 'price' }, 'takeProfit: exits.mustBeAbove'],
    [{ takeProfit: undefined, stopLoss: d(96_500), unit: 'price' }, 'stopLoss: exits.mustBeBelow'],
    [{ takeProfit: undefined, stopLoss: d(100), unit: 'percent' }, 'stopLoss: exits.notPositive'],
    [{ takeProfit: undefined, stopLoss: d(100), unit: 'percent', isTrailing: true }, 'stopLoss: exits.trailMissing'],
  ] as const)('a buy with the exits %j is not sent', (exits, problem) => {
    const given = withExits(exits);
    expect(findProblems(given, summarise(given)).map(({ field, code }) => `${field}: ${code}`)).toEqual([problem]);
    expect(orderTicket(pair, given)).toBeUndefined();
  });

  it('a lost reply of a buy with exits is looked up, and nothing is sent again', async () => {
    let sent = 0;
    server.use(
      respond(placeBuy, () => {
        sent += 1;
        exchange.open = [
          anOpenOrder({ id: 2001, price: d(96_000), amount: d('0.5'), remaining: d('0.5'), createdAt: Date.now() }),
        ];
        return status(502);
      }),
    );
    expect(await place(input)).toMatchObject({ kind: 'unknown', finding: { kind: 'resting' } });
    expect(sent).toBe(1);
  });

  it('a buy that is moved by cancelling and placing carries its exits', () => {
    const order = anOpenOrder({ takeProfit: d(99_000), trail: { distance: d(2), unit: 'percent', peak: d(1) } });
    expect(moveTicket(order, pair, { to: d(95_000), amends: false }).order.exits).toEqual({
      takeProfit: '99000',
      stopLoss: undefined,
      trail: { distance: '2', unit: 'percent' },
    });
  });
});

describe('the exits that were created', () => {
  const ticket = aTicket({ exits: { takeProfit: d(99_000), stopLoss: d(90_000) } });
  const buy = anOpenOrder({ id: 2001 });
  const exit = (id: number, kind: 'take_profit' | 'stop_loss', trigger: number) =>
    anOpenOrder({ id, side: 'sell', exit: kind, trigger: d(trigger), parentId: 2001, isWaiting: true });

  it.each([
    ['a resting buy as confirmed', [{ ...buy, takeProfit: d(99_000), stopLoss: d(90_000) }], undefined, undefined],
    ['a resting buy without a stop loss', [{ ...buy, takeProfit: d(99_000) }], '90000', '0'],
    ['the orders of a filled buy', [exit(1, 'take_profit', 99_000), exit(2, 'stop_loss', 89_000)], '90000', '89000'],
    ['a filled buy whose exits are gone', [], undefined, undefined],
  ] as const)('%s are compared with the confirmed ones', (_case, open, confirmed, created) => {
    const difference = exitsDifference(ticket, { open: [], fills: [] }, { open, fills: [] });
    expect([difference?.confirmed, difference?.created]).toEqual([confirmed, created]);
  });
});
