import { setImmediate as nextTurn } from 'node:timers/promises';
import { logout } from '@bourse/contracts/identity';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { barEvent, bookEvent, dayBarEvent, depthEvent, tickerEvent } from '@bourse/contracts/market';
import { balanceChanged, eventName, type Interest } from '@bourse/contracts/events';
import type { Socket } from 'socket.io-client';
import * as v from 'valibot';
import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestApp, SANDBOX_HEADERS, type TestApp } from '../testing/test-app';
import { spotOf } from '../products/spot/spot-orders';
import { connectTo, trade } from './gateway.test-support';

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

/** The WebSocket below a socket: a paused one reads nothing. */
function wireOf({ io: { engine } }: Socket): { pause(): void; resume(): void } {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the transport over `ws`, whose socket can be paused
  return (engine.transport as unknown as { ws: { pause(): void; resume(): void } }).ws;
}

const control = (path: string, payload: object) =>
  test.app.server.inject({ method: 'POST', url: `/sandbox/${path}`, headers: SANDBOX_HEADERS, payload });

describe('public events', () => {
  it('a socket gets the current state on connect', async () => {
    await trade(test, '100');
    const user = await test.user({ USDT: '1000' });
    await test.place(user, 'buy', '2', '90');
    const { next } = await connect();
    const key = { pair: `${test.btc.id}-${test.usdt.id}` };
    expect(v.parse(bookEvent.payload, await next(bookEvent.name))).toMatchObject({
      ...key,
      last: '100',
      bids: [{ price: '90', amount: '2', sum: '2' }],
      asks: [],
    });
    expect(v.parse(tickerEvent.payload, await next(tickerEvent.name))).toMatchObject({
      ...key,
      last: '100',
      volume: '1',
    });
    const openTime = Math.floor(test.clock.now() / 60_000) * 60_000;
    expect(v.parse(barEvent.payload, await next(barEvent.name))).toMatchObject({
      ...key,
      period: '1min',
      openTime,
      close: '100',
      volume: '1',
    });
    expect(v.parse(dayBarEvent.payload, await next(dayBarEvent.name))).toMatchObject({
      ...key,
      period: '1day',
      high: '100',
    });
  });

  it('public events follow an order into the book and a trade into ticker and bars', async () => {
    const { next } = await connect();
    await next(bookEvent.name);
    const user = await test.user({ BTC: '5' });
    await test.place(user, 'sell', '3', '100');
    expect(v.parse(bookEvent.payload, await next(bookEvent.name))).toMatchObject({
      asks: [{ price: '100', amount: '3' }],
    });
    expect(v.parse(depthEvent.payload, await next(depthEvent.name))).toMatchObject({
      asks: [{ price: '100', sum: '3' }],
    });
    const buyer = await test.user({ USDT: '1000' });
    await test.place(buyer, 'buy', '1', '100');
    await next(tickerEvent.name);
    expect(v.parse(tickerEvent.payload, await next(tickerEvent.name))).toMatchObject({ last: '100', volume: '1' });
    expect(v.parse(barEvent.payload, await next(barEvent.name))).toMatchObject({ close: '100' });
    expect(v.parse(dayBarEvent.payload, await next(dayBarEvent.name))).toMatchObject({ close: '100' });
  });

  it('public events are not sent without a visible change', async () => {
    const { next, events } = await connect();
    await next(bookEvent.name);
    const user = await test.user({ USDT: '1000' });
    const { id } = await test.place(user, 'buy', '1', '50');
    await spotOf(test.exchange).cancelOrder({ userId: user.id, orderId: id });
    await test.place(user, 'buy', '1', '60');
    const last = async (): Promise<void> => {
      const book = v.parse(bookEvent.payload, await next(bookEvent.name));
      if (book.bids[0]?.price !== '60') return last();
    };
    await last();
    const books = events.filter(({ name }) => name === bookEvent.name).map(({ payload }) => JSON.stringify(payload));
    expect(new Set(books).size).toBe(books.length);
  });
});

it('private events are sent to the user of the token, independent of the id that the client claims', async () => {
  const owner = await test.user({ USDT: '1000' });
  const thief = await test.user({ USDT: '1000' });
  const own = await connect(await test.token(owner));
  const stranger = await connect(await test.token(thief));
  const nobody = await connect();
  for (const { socket } of [own, stranger, nobody]) await socket.emitWithAck('login', owner.id);

  await test.place(owner, 'buy', '1', '50');
  const name = eventName(balanceChanged, owner.id);
  expect(v.parse(balanceChanged.payload, await own.next(name))).toEqual({ refresh: true });
  // Other users receive the book event, which is sent after the balance event.
  for (const heard of [stranger, nobody]) {
    await test.place(thief, 'buy', '0.1', '40');
    await heard.next(depthEvent.name);
    expect(heard.events.filter((event) => event.name === name)).toEqual([]);
  }
  expect(await stranger.next(eventName(balanceChanged, thief.id))).toBeDefined();
  expect(own.events.filter((event) => event.name === eventName(balanceChanged, thief.id))).toEqual([]);
});

it('private events are not sent for expired tokens or an invalid handshake', async () => {
  const owner = await test.user({ USDT: '1000' });
  const token = await test.token(owner);
  await test.exchange.admin.revokeSessions(owner.id);
  const dead = await connect(token);
  const strange = await connect({ toString: 1 });
  for (const { socket } of [dead, strange]) await socket.emitWithAck('login', owner.id);
  await test.place(owner, 'buy', '1', '50');
  for (const heard of [dead, strange]) {
    await heard.next(depthEvent.name);
    expect(heard.events.filter((event) => event.name.startsWith('update_balance'))).toEqual([]);
  }
});

it('private events end with the session', async () => {
  const owner = await test.user({ USDT: '1000' });
  const own = await connect(await test.token(owner));
  const name = eventName(balanceChanged, owner.id);
  await own.socket.emitWithAck('login', owner.id);
  await test.place(owner, 'buy', '1', '50');
  await own.next(name);
  await test.app.server.inject({
    method: 'POST',
    url: '/sandbox/sessions/expire',
    headers: SANDBOX_HEADERS,
    payload: { account: owner.account },
  });
  await test.place(owner, 'buy', '1', '49');
  const seen = async (): Promise<void> => {
    const book = v.parse(bookEvent.payload, await own.next(bookEvent.name));
    if (book.bids.length < 2) return seen();
  };
  await seen();
  expect(own.events.filter((event) => event.name === name)).toHaveLength(1);
});

it('private events end when the user logs out, for the sockets of that session', async () => {
  const owner = await test.user({ USDT: '1000' });
  const token = await test.token(owner);
  const [ended, other] = [await connect(token), await connect(await test.token(owner))];
  const name = eventName(balanceChanged, owner.id);
  for (const { socket } of [ended, other]) await socket.emitWithAck('login', owner.id);
  expect(await test.reply(logout, {}, token)).toBe(SERVER_TEXTS.operationSucceeded);
  await ended.socket.emitWithAck('login', owner.id);
  await test.place(owner, 'buy', '1', '50');
  await other.next(name);
  expect(ended.events.filter((event) => event.name === name)).toEqual([]);
});

describe('a client', () => {
  it('a client that sends without end is disconnected, and nobody else', async () => {
    const [flooding, quiet] = [await connect(), await connect()];
    const gone = new Promise<string>((resolve) => flooding.socket.once('disconnect', resolve));
    for (let count = 0; count < 100; count += 1) flooding.socket.emit('login', count);
    expect(await gone).toBe('io server disconnect');
    await trade(test, '100');
    await quiet.next(tickerEvent.name);
  });

  it('logins of one client at the same time share one look-up of its session', async () => {
    const owner = await test.user();
    const { socket } = await connect(await test.token(owner));
    await socket.emitWithAck('login', owner.id);
    const lookUps = vi.spyOn(test.exchange.accounts, 'userByToken');
    await Promise.all(Array.from({ length: 20 }, () => socket.emitWithAck('login', owner.id)));
    expect(lookUps.mock.calls.length).toBeLessThan(20);
  });

  it('a client that never reads is disconnected before much has gathered for it', async () => {
    const owner = await test.user();
    const { socket, events } = await connect(await test.token(owner));
    await socket.emitWithAck('login', owner.id);
    const ended = new Promise<string>((resolve) => {
      socket.once('disconnect', resolve);
      socket.once('last', () => resolve('everything has come'));
    });
    const name = 'lever_trade';
    const wire = wireOf(socket);
    wire.pause();
    // More than the system's own buffers take.
    for (let batch = 0; batch < 60; batch += 1) {
      await test.exchange.run(({ announce }) => {
        for (let count = 0; count < 50; count += 1)
          announce('private', { userId: owner.id, name, payload: { text: 'x'.repeat(16_000) } });
        return { ok: true };
      });
      await nextTurn();
    }
    await test.exchange.run(({ announce }) => {
      announce('private', { userId: owner.id, name: 'last', payload: {} });
      return { ok: true };
    });
    wire.resume();
    expect(await ended).toBe('transport close');
    expect(events.filter((event) => event.name === name).length).toBeLessThan(2500);
  });

  it.each([
    ['text', 'x'],
    ['a broken packet', '4{{{'],
    ['a huge number', '42999999999["login"]'],
    ['an event without a name', '42[]'],
    ['an event with a nested name', '42[{"a":1}]'],
    ['a reserved event', '42["disconnect"]'],
    ['a namespace', '40/admin,'],
    ['an acknowledgement of nothing', '431[]'],
    ['a binary event without its parts', '451-["login",{"_placeholder":true,"num":9}]'],
    ['a message that is too long', `42["login","${'x'.repeat(20_000)}"]`],
  ])('a client that sends %s does no harm', async (_, packet) => {
    const bad = await connect();
    bad.socket.io.engine.write(packet.startsWith('4') ? packet.slice(1) : packet);
    const good = await connect();
    await trade(test, '100');
    expect(await good.next(tickerEvent.name)).toBeDefined();
  });

  it('a client that sends random packets does no harm', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.oneof(fc.string(), fc.json()), { minLength: 1, maxLength: 8 }), async (packets) => {
        const bad = await connect();
        for (const packet of packets) bad.socket.io.engine.write(packet);
        bad.socket.disconnect();
      }),
      { numRuns: 25 },
    );
    const good = await connect();
    await trade(test, '100');
    expect(await good.next(tickerEvent.name)).toBeDefined();
  });
});

it('the gateway greets many sockets that connect together with a state that is made once', async () => {
  await trade(test, '100');
  const made = vi.spyOn(test.exchange, 'pairs');
  const everybody = await Promise.all(Array.from({ length: 40 }, () => connect()));
  for (const { next } of everybody) await next(bookEvent.name);
  expect(made.mock.calls.length).toBeLessThan(5);
});

it('faults lose, double and swap events', async () => {
  const { next, events } = await connect();
  await next(bookEvent.name);
  const user = await test.user({ USDT: '1000' });
  const books = () =>
    events
      .filter(({ name }) => name === bookEvent.name)
      .map(({ payload }) => v.parse(bookEvent.payload, payload).bids.length);

  await control('socket/faults', { event: bookEvent.name, kind: 'drop', times: 1 });
  await control('socket/faults', { event: bookEvent.name, kind: 'duplicate', times: 1 });
  await control('socket/faults', { event: bookEvent.name, kind: 'reorder', times: 1 });
  for (const price of ['10', '11', '12', '13']) {
    await test.place(user, 'buy', '1', price);
    await next(depthEvent.name);
  }
  await next(bookEvent.name);
  await next(bookEvent.name);
  await next(bookEvent.name);
  await next(bookEvent.name);
  expect(books()).toEqual([0, 2, 2, 4, 3]);
});

it('faults interrupt the network and allow the client to reconnect', async () => {
  const { socket, next } = await connect();
  await next(bookEvent.name);
  const gone = new Promise<string>((resolve) => socket.once('disconnect', resolve));
  const back = new Promise<void>((resolve) => socket.once('connect', resolve));
  await control('socket/interrupt', {});
  expect(await gone).toBe('transport close');
  await back;
  await next(bookEvent.name);
});
