import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openSockets, roomOf, type LocalSockets } from '@bourse/contract-server';
import { balanceChanged, eventName } from '@bourse/contracts/events';
import { io, type Socket } from 'socket.io-client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { memoryRedis, type MemoryRedis } from '../testing/memory-redis';
import { connectCore } from './core-gateway';
import { connectRedis, type FanOut } from './fan-out';

const USER = 7;

let redis: MemoryRedis;
let errors: unknown[];
let fanOuts: FanOut[];
let server: HttpServer;
let sockets: LocalSockets;
let clients: Socket[];

const connect = async () => {
  const fanOut = await connectRedis(redis.url, (error) => errors.push(error));
  fanOuts.push(fanOut);
  return fanOut;
};

beforeEach(async () => {
  redis = await memoryRedis();
  [errors, fanOuts, clients] = [[], [], []];
  server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { adapter, subscribed } = await connect();
  sockets = openSockets({
    server,
    events: () => [],
    listed: [],
    userOf: () => Promise.resolve({ id: USER }),
    adapter,
    subscribed,
    onError: (error) => errors.push(error),
  });
});

afterEach(async () => {
  for (const client of clients) client.disconnect();
  await sockets.close();
  for (const fanOut of fanOuts) await fanOut.close();
  redis.close();
});

/** A socket of the user at the edge. */
function open(): Socket {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server that listens on a port has such an address
  const { port } = server.address() as AddressInfo;
  const options = { transports: ['websocket'], forceNew: true, reconnection: false, auth: { token: 'token' } };
  const client = io(`http://127.0.0.1:${port}`, options);
  clients.push(client);
  return client;
}

const connected = (client: Socket) => new Promise<void>((resolve) => void client.once('connect', resolve));
const isSubscribed = () => sockets.io.sockets.adapter.rooms.has(roomOf(USER));

it('the fan-out carries a private event to a user whose last socket has closed just before a new one opened', async () => {
  const core = connectCore(await connect());
  const closing = open();
  await connected(closing);
  const release = redis.hold();
  closing.disconnect();
  await expect.poll(isSubscribed).toBe(false);
  // Redis has not answered yet that the user's channel is left.
  const opening = open();
  const isOpen = connected(opening);
  await expect.poll(isSubscribed).toBe(true);
  release();
  await isOpen;
  const changed = new Promise((resolve) => void opening.once(eventName(balanceChanged, USER), resolve));
  core.to(roomOf(USER)).emit(eventName(balanceChanged, USER), { refresh: 1 });
  expect(await changed).toEqual({ refresh: 1 });
});

it('the fan-out refuses a socket whose subscription breaks with Redis, and the process goes on', async () => {
  redis.hold();
  const refused = new Promise<Error>((resolve) => void open().once('connect_error', resolve));
  await expect.poll(isSubscribed).toBe(true);
  redis.breakConnections();
  expect(await refused).toMatchObject({ message: 'unavailable' });
  expect(fanOuts[0]?.isConnected()).toBe(false);
});
