// @vitest-environment jsdom
import { expired, respond, status, testStore } from '@bourse/api-client/testing';
import { decimal } from '@bourse/decimal';
import { LIMIT_TYPES, type LimitType } from '@bourse/contracts/market';
import { sentBy } from '@bourse/safe-writes/testing';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { fakeRealtime } from '@bourse/realtime/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { spotApi } from '../api';
import { amendOrder, cancelOrder, openBuys, placeBuy, type OpenOrder } from '@bourse/contracts/spot';
import { spotLimits } from '../personal-limits/limits';
import { reducers } from '../reducers';
import { anOpenOrder, aTicket } from '../testing/fixtures';
import { freshExchange } from '../testing/fresh-exchange';
import { spotExchange } from '../testing/handlers';
import { cancelBatch, readOpenOrders } from './cancel-batch';
import { moveTicket, moveWrite } from './move-write';
import { orderWrite } from './order-write';
import { scaledBatch, scaledItems } from './scaled-batch';

const d = decimal;
const { server, present, heal } = freshExchange(() => spotExchange({ open: [anOpenOrder()] }));
beforeEach(() => sessionStorage.clear());

/** The store of a tab that has read the lists of BTC. */
async function aTab() {
  const store = testStore({ reducers, extra: { realtime: fakeRealtime() }, session: { token: 'token', userId: 7 } });
  await store.dispatch(spotApi.endpoints.openOrders.initiate({ baseId: 1 }));
  await store.dispatch(spotApi.endpoints.completedOrders.initiate({ baseId: 1 }));
  return store;
}
type Tab = Awaited<ReturnType<typeof aTab>>;

const moveOf = (amends: boolean) => moveTicket(anOpenOrder(), { baseId: 1, quoteId: 3 }, { to: d('96500'), amends });
const orderOf = (type: LimitType) =>
  sentBy(orderWrite, aTicket({ type, ...(type === 'stop_limit' && { trigger: d('96900') }) }));

/** Each write with its first request, and what the look-up finds where that did not arrive. */
const WRITES = {
  'a move': { call: cancelOrder, absent: 'open', ...sentBy(moveWrite, moveOf(false)) },
  'a move in one step': { call: amendOrder, absent: 'unchanged', ...sentBy(moveWrite, moveOf(true)) },
  post_only: { call: placeBuy, absent: { kind: 'nothing' }, ...orderOf('post_only') },
  ioc: { call: placeBuy, absent: { kind: 'nothing' }, ...orderOf('ioc') },
  fok: { call: placeBuy, absent: { kind: 'nothing' }, ...orderOf('fok') },
  stop_limit: { call: placeBuy, absent: { kind: 'nothing' }, ...orderOf('stop_limit') },
};
const MOVES = ['a move', 'a move in one step'] as const;
const NAMES = [...MOVES, ...LIMIT_TYPES] as const;

/** Everything on the exchange that a write could change. */
const state = () => JSON.stringify([present.exchange.open, present.exchange.received, present.exchange.amended]);

/** The reply of the first move is lost; nothing of it has arrived. The second one is sent before that. */
async function moveBoth(amends: boolean) {
  const orders = [anOpenOrder(), anOpenOrder({ id: 1002 })] as const;
  present.exchange.open = [...orders];
  const store = await aTab();
  const move = (order: OpenOrder) => {
    store.dispatch(moveWrite.press(moveTicket(order, { baseId: 1, quoteId: 3 }, { to: d('96500'), amends })));
    return store.dispatch(moveWrite.send());
  };
  let second: unknown;
  server.use(
    respond(amends ? amendOrder : placeBuy, async () => {
      heal();
      second = await move(orders[1]);
      return status(504);
    }),
  );
  return { first: await move(orders[0]), second };
}

describe('writes of spot', () => {
  it.each(NAMES)('%s is refused and changes nothing where the session has expired (999)', async (name) => {
    const { call, send } = WRITES[name];
    const before = state();
    server.use(respond(call, () => expired()));
    expect(await send(await aTab())).toMatchObject({ kind: 'refused', failure: { kind: 'expired' } });
    expect(state()).toBe(before);
  });

  it.each(NAMES)(
    '%s with a lost reply is looked up by the next reconnect and after a reload, and not sent again',
    async (name) => {
      const { call, absent, send, lookUp } = WRITES[name];
      const before = state();
      let sent = 0;
      server.use(
        respond(call, () => {
          sent += 1;
          server.use(respond(openBuys, () => status(502)));
          return status(504);
        }),
      );
      expect(await send(await aTab())).toEqual({ kind: 'unknown', finding: undefined });
      heal();
      expect(await lookUp(await aTab())).toEqual(absent);
      expect([sent, state()]).toEqual([1, before]);
    },
  );

  it.each(MOVES)('%s places nothing where another tab has cancelled the order before', async (name) => {
    const tab = await aTab();
    present.exchange.open = [];
    expect(await WRITES[name].send(tab)).toMatchObject(
      name === 'a move' ? { kind: 'done', reply: { kind: 'gone' } } : { kind: 'refused' },
    );
    expect([present.exchange.open, present.exchange.received, present.exchange.amended]).toEqual([[], [], []]);
  });

  it('a lost move is not told as done because of the move of an equal order to the same price', async () => {
    expect(await moveBoth(false)).toEqual({ first: { kind: 'unknown', finding: 'cancelled' }, second: undefined });
  });

  it('a move in one step is sent beside a pending one of another order, and each has its own outcome', async () => {
    expect(await moveBoth(true)).toMatchObject({
      first: { kind: 'unknown', finding: 'unchanged' },
      second: { kind: 'done' },
    });
  });

  it.each(LIMIT_TYPES)('%s orders of two tabs are one order each, also where one reply is lost', async (type) => {
    const { send } = WRITES[type];
    const { exchange } = present;
    const tabs = [await aTab(), await aTab()] as const;
    expect(await send(tabs[0])).toMatchObject({ kind: 'done' });
    const others = [...exchange.open];
    server.use(respond(placeBuy, () => status(504)));
    // The order of the other tab is not taken for the lost one: this tab has read the lists since.
    await tabs[1].dispatch(spotApi.endpoints.openOrders.initiate({ baseId: 1 }, { forceRefetch: true }));
    expect(await send(tabs[1])).toMatchObject({ kind: 'unknown', finding: { kind: 'nothing' } });
    expect(exchange.open).toEqual(others);
    expect(exchange.received.map(({ order_type }) => order_type)).toEqual([type]);
  });
});

/** Three buys at 95,000, 95,100 and 95,200, read and confirmed. */
const SET = ['95000', '95100', '95200'].map((price) => aTicket({ price: d(price), amount: d('0.1') }));
async function placeSet(tab: Tab) {
  await tab.dispatch(scaledBatch.collect(() => scaledItems(SET)));
  await tab.dispatch(scaledBatch.run());
  return kinds(scaledBatch.select(tab.getState()));
}
const kinds = (batch: ReturnType<typeof scaledBatch.select> | ReturnType<typeof cancelBatch.select>) =>
  'results' in batch ? batch.results.map(({ kind }) => kind) : [];
const received = () => present.exchange.received.map(({ price }) => price);

describe('sets of orders', () => {
  it('a set ends at an order that cannot be looked up, and a reconnect sends none of the rest', async () => {
    const tab = await aTab();
    await tab.dispatch(scaledBatch.collect(() => scaledItems(SET)));
    server.use(
      respond(placeBuy, () => status(504)),
      respond(openBuys, () => status(502)),
    );
    await tab.dispatch(scaledBatch.run());
    heal();
    await tab.dispatch(scaledBatch.run());
    expect(kinds(scaledBatch.select(tab.getState()))).toEqual(['unknown', 'notSent', 'notSent']);
    expect(received()).toEqual([]);
  });

  it('each order of a set is a trade of the day, also one that is found after a lost reply', async () => {
    const tab = await aTab();
    spotLimits.results.write({});
    let sent = 0;
    server.use(
      respond(placeBuy, ({ request: { price, num } }) => {
        sent += 1;
        present.exchange.open = [
          anOpenOrder({ id: 3000 + sent, price, amount: num, remaining: num }),
          ...present.exchange.open,
        ];
        return sent === 2 ? status(504) : SERVER_TEXTS.orderPlaced;
      }),
    );
    expect(await placeSet(tab)).toEqual(['done', 'foundDone', 'done']);
    expect(spotLimits.results.read()['USDT']?.opened).toHaveLength(3);
  });

  it('a set keeps what exists where the session expires (999) in between, and sends none of the rest', async () => {
    const tab = await aTab();
    await tab.dispatch(scaledBatch.collect(() => scaledItems(SET)));
    let sent = 0;
    server.use(
      respond(placeBuy, () => {
        sent += 1;
        return sent === 2 ? expired() : SERVER_TEXTS.orderPlaced;
      }),
    );
    await tab.dispatch(scaledBatch.run());
    expect(kinds(scaledBatch.select(tab.getState()))).toEqual(['done', 'notSent', 'notSent']);
    expect(sent).toBe(2);
  });

  it('sets of two tabs at one time are complete, each order once', async () => {
    const tabs = [await aTab(), await aTab()] as const;
    expect(await Promise.all(tabs.map(placeSet))).toEqual([
      ['done', 'done', 'done'],
      ['done', 'done', 'done'],
    ]);
    expect(received().toSorted()).toEqual(['95000', '95000', '95100', '95100', '95200', '95200']);
  });

  it('a set is cancelled but for the orders that another tab has cancelled, which are refused one by one', async () => {
    const tab = await aTab();
    await placeSet(tab);
    await tab.dispatch(cancelBatch.collect(() => readOpenOrders(({ id }) => id > 2000)));
    // The other tab cancels the second order meanwhile.
    present.exchange.open = present.exchange.open.filter(({ price }) => price !== '95100');
    await tab.dispatch(cancelBatch.run());
    expect(kinds(cancelBatch.select(tab.getState())).toSorted()).toEqual(['done', 'done', 'refused']);
    expect(present.exchange.open.map(({ id }) => id)).toEqual([1001]);
  });

  it('the cancellation of a set ends with an expired session (999), and sends nothing after it', async () => {
    const tab = await aTab();
    await placeSet(tab);
    await tab.dispatch(cancelBatch.collect(() => readOpenOrders(({ id }) => id > 2000)));
    let sent = 0;
    server.use(
      respond(cancelOrder, () => {
        sent += 1;
        return expired();
      }),
    );
    await tab.dispatch(cancelBatch.run());
    expect([sent, present.exchange.open.length]).toEqual([1, 4]);
    expect(kinds(cancelBatch.select(tab.getState()))).toEqual(['notSent', 'notSent', 'notSent']);
  });
});
