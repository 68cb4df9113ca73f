import { decimal } from '@bourse/decimal';
import { barEvent, bookEvent, dayBarEvent, depthEvent, tickerEvent } from '@bourse/contracts/market';
import { INTEREST, PULSE, type Interest } from '@bourse/contracts/events';
import type { Socket } from 'socket.io-client';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newCurrency, newPair } from '../testing/builders';
import { createTestApp, type TestApp } from '../testing/test-app';
import { spotOf } from '../products/spot/spot-orders';
import { connectTo, trade, type Heard } from './gateway.test-support';

let test: TestApp;
let url: string;
let sockets: Socket[];

beforeEach(async () => {
  test = await createTestApp({ env: { SANDBOX_CONTROL: '1' } });
  url = await test.app.server.listen({ host: '127.0.0.1', port: 0 });
  sockets = [];
});

afterEach(async () => {
  for (const socket of sockets) socket.disconnect();
  await test.close();
});

const connect = (token?: unknown, interest?: Interest) => connectTo(url, sockets, token, interest);

const isList = ({ name }: { name: string }) => name === tickerEvent.listName;

const ofPair = v.object({ currency_id: v.number() });
const ofPairs = v.object({ data: v.array(ofPair) });
/** The base currencies that events, or the items of list events, are about. */
const basesIn = (events: Heard['events']) =>
  new Set(
    events.flatMap(({ payload }) => {
      if (v.is(ofPairs, payload)) return payload.data.map(({ currency_id: base }) => base);
      return v.is(ofPair, payload) ? [payload.currency_id] : [];
    }),
  );

describe('a socket with chosen pairs', () => {
  const lists = [tickerEvent.listName ?? ''];

  it('a socket that has chosen one of 200 pairs and the tickers of all gets at most 3 % of the events, and every ticker', async () => {
    const { admin } = test.exchange;
    const bases = await Promise.all(
      Array.from({ length: 199 }, (_, index) =>
        admin.createCurrency(newCurrency({ code: `C${index}`, type: `c${index}`, isLegal: false })),
      ),
    );
    const others = await Promise.all(
      bases.map(({ id }) => admin.createPair(newPair({ baseId: id, quoteId: test.usdt.id }))),
    );
    for (const { id } of others) await test.market.follow(id);
    const all = await connect();
    const chosen = await connect(undefined, { pairs: [`${test.btc.id}-${test.usdt.id}`], lists });
    const buyer = await test.user({ USDT: '1000000' });
    const seller = await test.user({ BTC: '1', ...Object.fromEntries(bases.map(({ code }) => [code, '1'])) });
    const order = { type: 'limit', quantity: decimal('1'), price: decimal('100') } as const;
    const pairIds = [...others.map(({ id }) => id), test.pair.id];
    for (const [side, user] of [
      ['sell', seller],
      ['buy', buyer],
    ] as const) {
      await Promise.all(
        pairIds.map((pairId) => spotOf(test.exchange).placeOrder({ ...order, side, userId: user.id, pairId })),
      );
    }
    await expect.poll(() => basesIn(chosen.events.filter(isList)).size).toBe(200);
    await expect.poll(() => basesIn(all.events).size).toBe(200);
    expect([...basesIn(chosen.events.filter((event) => !isList(event)))]).toEqual([test.btc.id]);
    const names = [bookEvent, depthEvent, tickerEvent, barEvent, dayBarEvent].map(({ name }) => name);
    await expect
      .poll(() => new Set(chosen.events.map(({ name }) => name)))
      .toEqual(new Set([...names, ...lists, PULSE]));
    await expect.poll(() => all.events.length).toBeGreaterThanOrEqual(pairIds.length * names.length);
    expect(chosen.events.length / all.events.length).toBeLessThanOrEqual(0.03);
  });

  it('a socket that has chosen pairs gets the pulse every ten seconds', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const own = await createTestApp();
    try {
      url = await own.app.server.listen({ host: '127.0.0.1', port: 0 });
      const { next } = await connect(undefined, { pairs: [] });
      await next(PULSE);
      vi.advanceTimersByTime(10_000);
      expect(await next(PULSE)).toEqual({});
    } finally {
      await own.close();
      vi.useRealTimers();
    }
  });

  it('a socket that has chosen no pair gets the pulse, and the present state of the pairs that it chooses later', async () => {
    await trade(test, '100');
    const { socket, next, events } = await connect(undefined, { pairs: [] });
    await next(PULSE);
    expect(events).toEqual([{ name: PULSE, payload: {} }]);
    socket.emit(INTEREST, { pairs: [], lists });
    expect(await next(lists[0] ?? '')).toMatchObject({ data: [{ currency_id: test.btc.id, now_price: '100' }] });
    socket.emit(INTEREST, {});
    await next(bookEvent.name);
  });
});
