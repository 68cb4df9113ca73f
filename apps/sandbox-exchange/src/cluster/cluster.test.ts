import { decimal } from '@bourse/decimal';
import { upload } from '@bourse/contracts/site';
import { login, logout, userInfo } from '@bourse/contracts/identity';
import { bookEvent, currencyList, quotationNew, tickerEvent } from '@bourse/contracts/market';
import { balanceChanged, eventName, INTEREST } from '@bourse/contracts/events';
import { placeBuy } from '@bourse/contracts/spot';
import { eventually } from '@bourse/vitest-config/eventually';
import sharp from 'sharp';
import { io, type Socket } from 'socket.io-client';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { roomOf } from '@bourse/contract-server';
import { readConfig } from '../config';
import { newCurrency, newPair } from '../testing/builders';
import { Faults } from '../operator/faults';
import { MemoryFanOut } from '../testing/memory-fan-out';
import { createTestApp, type TestApp } from '../testing/test-app';
import { CoreClient } from './core-client';
import { connectCore, createCoreGateway } from './core-gateway';
import { buildEdge, type EdgeApp } from './edge-app';
import { spotOf } from '../products/spot/spot-orders';

let fanOut: MemoryFanOut;
let test: TestApp;
let core: CoreClient;
let edges: EdgeApp[];
let addresses: string[];
let sockets: Socket[];

beforeEach(async () => {
  fanOut = new MemoryFanOut();
  sockets = [];
  test = await createTestApp({
    env: { TRUST_PROXY: '1' },
    openGateway: (needs) => createCoreGateway(needs, connectCore(fanOut.connect())),
  });
  core = new CoreClient([await test.app.server.listen({ host: '127.0.0.1', port: 0 })]);
  const config = readConfig({ LOG_LEVEL: 'silent', WEB_DIR: '/nowhere' });
  edges = await Promise.all([0, 1].map(() => buildEdge({ config, fanOut: fanOut.connect(), core })));
  addresses = await Promise.all(edges.map(({ server }) => server.listen({ host: '127.0.0.1', port: 0 })));
  await eventually(() => {
    if (!edges.every(({ watch }) => watch.isReady())) throw new Error('an edge is not ready');
  });
});

afterEach(async () => {
  for (const socket of sockets) socket.disconnect();
  for (const edge of edges) await edge.close();
  await core.close();
  await test.close();
});

interface Heard {
  socket: Socket;
  names: () => string[];
  next: (name: string) => Promise<unknown>;
}

async function connect(edge: number, token?: string): Promise<Heard> {
  const socket = io(addresses[edge] ?? '', {
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    ...(token !== undefined && { auth: { token } }),
  });
  sockets.push(socket);
  const heard: string[] = [];
  socket.onAny((name: string) => heard.push(name));
  await new Promise<void>((resolve) => socket.once('connect', resolve));
  if (token !== undefined) await socket.emitWithAck('login', 0);
  return { socket, names: () => heard, next: (name) => new Promise((resolve) => socket.once(name, resolve)) };
}

async function ask(
  edge: number,
  path: string,
  { fields, token }: { fields?: Record<string, string>; token?: string } = {},
) {
  const response = await fetch(`${addresses[edge]}${path}`, {
    ...(fields && { method: 'POST', body: new URLSearchParams(fields) }),
    headers: token === undefined ? {} : { authorization: token },
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every call of the contract answers with `type` and `message`
  return { status: response.status, ...((await response.json()) as { type: unknown; message: unknown }) };
}

const buy = (price: string) => ({
  currency_id: String(test.btc.id),
  legal_id: String(test.usdt.id),
  num: '1',
  price,
  mode: '2',
});

describe('an edge', () => {
  it('an edge answers public calls, and passes private calls to the core', async () => {
    const user = await test.user({ USDT: '1000' });
    const token = await test.token(user);
    expect(await ask(0, `/api${quotationNew.path}?t=1`)).toMatchObject({ status: 200, type: 'ok' });
    expect(await ask(0, `/api${userInfo.path}`, { token })).toMatchObject({ message: { id: user.id } });
    expect(await ask(0, `/api${userInfo.path}`)).toMatchObject({ type: 999 });
    expect(await ask(0, `/api${placeBuy.path}?t=1`, { fields: buy('50'), token })).toMatchObject({ type: 'ok' });
    expect(await test.balance(user, 'USDT')).toMatchObject({ held: '50' });
  });

  it('an edge executes a command once when it is repeated over another edge', async () => {
    const user = await test.user({ USDT: '1000' });
    const token = await test.token(user);
    const path = `/api${placeBuy.path}?t=1700000000000`;
    const [first, second] = [
      await ask(0, path, { fields: buy('50'), token }),
      await ask(1, path, { fields: buy('50'), token }),
    ];
    expect(second).toEqual(first);
    expect(await test.balance(user, 'USDT')).toMatchObject({ held: '50' });
  });

  it('a picture that one edge has stored is shown to its owner by another edge', async () => {
    const token = await test.token(await test.user());
    const picture = await sharp({ create: { width: 8, height: 6, channels: 3, background: '#c00' } })
      .jpeg()
      .toBuffer();
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'a.jpg');
    const headers = { authorization: token };
    const sent = await fetch(`${addresses[0]}/api${upload.path}`, { method: 'POST', body: form, headers });
    const { message: path } = v.parse(v.object({ message: v.string() }), await sent.json());
    const shown = await fetch(`${addresses[1]}${path}`, { headers });
    expect(shown.headers.get('content-type')).toBe('image/jpeg');
  });

  it('an edge passes the address of the client to the core for its limits, and ignores one that the client has written', async () => {
    const tried = vi.spyOn(test.exchange.accounts, 'login');
    await fetch(`${addresses[0]}/api${login.path}`, {
      method: 'POST',
      body: new URLSearchParams({ user_string: 'ann@example.com', password: 'secret1', type: '1' }),
      headers: { 'x-forwarded-for': '9.9.9.9' },
    });
    expect(tried).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ address: '127.0.0.1' }));
  });

  it('an edge sends the time of the core, also with a cached reply', async () => {
    const told = async () => {
      const response = await fetch(`${addresses[0]}/api${currencyList.path}`);
      return Date.parse(response.headers.get('date') ?? '') - test.clock.now();
    };
    await told();
    test.clock.advance(3_600_000);
    await ask(0, `/api${userInfo.path}`);
    expect(Math.abs(await told())).toBeLessThan(2000);
  });

  it('an edge reports an unknown outcome and serves cached public calls while no core answers', async () => {
    const token = await test.token(await test.user({ USDT: '1000' }));
    const before = await ask(0, `/api${quotationNew.path}?t=1`);
    await test.app.server.close();
    expect(await ask(0, `/api${placeBuy.path}?t=1`, { fields: buy('50'), token })).toMatchObject({ status: 503 });
    expect(await ask(0, `/api${quotationNew.path}?t=2`)).toEqual(before);
  });
});

it('a socket of an edge gets the present state, public events, and private events of its user', async () => {
  const user = await test.user({ USDT: '1000' });
  const own = await connect(0, await test.token(user));
  const stranger = await connect(1);
  const [changed, book] = [own.next(eventName(balanceChanged, user.id)), stranger.next(bookEvent.name)];
  await test.place(user, 'buy', '1', '50');
  expect(await changed).toEqual({ refresh: 1 });
  expect(await book).toMatchObject({ currency_id: test.btc.id });
  expect(stranger.names()).not.toContain(eventName(balanceChanged, user.id));
  const late = await connect(1);
  await late.next(bookEvent.name);
});

it('a socket of an edge gets no private events after its session has ended at another edge', async () => {
  const user = await test.user({ USDT: '1000' });
  const token = await test.token(user);
  const [ended, other] = [await connect(0, token), await connect(0, await test.token(user))];
  expect(await ask(1, `/api${logout.path}`, { fields: {}, token })).toMatchObject({ type: 'ok' });
  const socketsOfUser = () => edges[0]?.sockets.io.sockets.adapter.rooms.get(roomOf(user.id))?.size;
  await expect.poll(socketsOfUser).toBe(1);
  const changed = other.next(eventName(balanceChanged, user.id));
  await test.place(user, 'buy', '1', '50');
  await changed;
  expect(ended.names()).not.toContain(eventName(balanceChanged, user.id));
});

it('a socket of an edge gets the events of the pairs that it has named, and of no others', async () => {
  const eth = await test.exchange.admin.createCurrency(newCurrency({ code: 'ETH', type: 'eth', isLegal: false }));
  const pair = await test.exchange.admin.createPair(newPair({ baseId: eth.id, quoteId: test.usdt.id }));
  const choosing = await connect(0);
  // The greeting comes before everything that follows on the connection.
  await choosing.next(bookEvent.name);
  const all = await connect(0);
  choosing.socket.emit(INTEREST, { pairs: [`${eth.id}-${test.usdt.id}`] });
  choosing.socket.emit(INTEREST, { pairs: 'all of them' });
  await choosing.socket.emitWithAck('login', 0);
  const before = choosing.names().length;
  const heardByAll = all.next(bookEvent.name);
  const user = await test.user({ USDT: '1000' });
  await test.place(user, 'buy', '1', '50');
  await heardByAll;
  await choosing.socket.emitWithAck('login', 0);
  expect(choosing.names().slice(before)).toEqual([]);
  const next = choosing.next(bookEvent.name);
  await spotOf(test.exchange).placeOrder({
    userId: user.id,
    pairId: pair.id,
    side: 'buy',
    type: 'limit',
    quantity: decimal('1'),
    price: decimal('1'),
  });
  expect(await next).toMatchObject({ currency_id: eth.id });
  // A pair that is shown from now on comes with its present state.
  const caughtUp = choosing.next(bookEvent.name);
  choosing.socket.emit(INTEREST, { pairs: [`${test.btc.id}-${test.usdt.id}`] });
  expect(await caughtUp).toMatchObject({ currency_id: test.btc.id });
  // The tickers of all pairs come in one event.
  const listName = tickerEvent.listName ?? '';
  choosing.socket.emit(INTEREST, { pairs: [], lists: [listName] });
  await choosing.next(listName);
  const seller = await test.user({ BTC: '1' });
  await test.place(seller, 'sell', '1', '50');
  expect(await choosing.next(listName)).toMatchObject({ data: [{ currency_id: test.btc.id, now_price: '50' }] });
});

it('a socket of an edge is closed when events may have been lost, and refused until they arrive again', async () => {
  const { socket } = await connect(0);
  const gone = new Promise((resolve) => socket.once('disconnect', resolve));
  fanOut.set(false);
  await gone;
  expect(edges[0]?.watch.isReady()).toBe(false);
  fanOut.set(true);
  await expect.poll(() => edges[0]?.watch.isReady()).toBe(true);
  await connect(0);
});

it('a socket of an edge is closed when another core takes over', async () => {
  const { socket } = await connect(0);
  const gone = new Promise((resolve) => socket.once('disconnect', resolve));
  await test.app.gateway.close();
  const next = createCoreGateway(
    { exchange: test.exchange, market: test.market, faults: new Faults() },
    connectCore(fanOut.connect()),
  );
  expect(await gone).toBe('transport close');
  await next.close();
});
