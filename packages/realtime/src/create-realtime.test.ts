// @vitest-environment node
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server, type ServerOptions, type Socket } from 'socket.io';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import { balanceChanged, defineEvent } from './contract';
import { createRealtime, type RealtimeOptions } from './create-realtime';
import { ticker, trade } from './delivery/events.test-support';
import type { Realtime } from './realtime';
import type { RealtimeSession } from './session';

const TIMEOUT = { timeout: 10_000 };
const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

/** A socket.io server that records its connections and the events it receives. */
async function startServer({ port = 0, ...options }: Partial<ServerOptions> & { port?: number } = {}) {
  const http = createServer();
  const io = new Server(http, options);
  const sockets: Socket[] = [];
  const logins: unknown[] = [];
  io.on('connection', (socket) => {
    sockets.push(socket);
    socket.on('login', (userId: unknown) => logins.push(userId));
  });
  await new Promise<void>((ready) => void http.listen(port, '127.0.0.1', ready));
  const stop = () => io.close();
  cleanups.push(stop);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server that listens on a port has an address of this kind
  const address = http.address() as AddressInfo;
  return {
    io,
    url: `http://127.0.0.1:${address.port}`,
    port: address.port,
    sockets,
    logins,
    tokens: () => sockets.map(({ handshake }) => (handshake.auth as { token?: string }).token),
    stop,
  };
}

interface Client {
  readonly realtime: Realtime;
  readonly change: (session: RealtimeSession) => void;
  /** Retries now instead of after the backoff. */
  readonly look: () => void;
}

function connect(url: string, first: RealtimeSession = {}, options: Partial<RealtimeOptions> = {}): Client {
  let session = first;
  let look: (() => void) | undefined;
  const realtime = createRealtime({
    url,
    session: () => session,
    scheduler: (run) => {
      queueMicrotask(run);
      return () => {};
    },
    wake: (given) => {
      look = given;
      return () => {};
    },
    ...options,
  });
  cleanups.push(realtime.close);
  return {
    realtime,
    change: (next) => {
      session = next;
      realtime.sessionChanged();
    },
    look: () => look?.(),
  };
}

const reaches = ({ realtime }: Client, phase: string) =>
  vi.waitFor(() => expect(realtime.state().phase).toBe(phase), TIMEOUT);

describe('a realtime connection over a socket', () => {
  it('opens no connection before the first subscription', async () => {
    const server = await startServer();
    const client = connect(server.url);
    expect(client.realtime.state()).toEqual({ phase: 'connecting', attempt: 0 });
    client.realtime.subscribe(ticker, {}, () => {});
    await reaches(client, 'live');
    expect(server.sockets).toHaveLength(1);
  });

  it('the handshake carries the token, and `login` the user id', async () => {
    const server = await startServer();
    const client = connect(server.url, { token: 'a', userId: 7 });
    client.realtime.subscribe(ticker, {}, () => {});
    await vi.waitFor(() => expect(server.logins).toEqual([7]), TIMEOUT);
    expect(server.tokens()).toEqual(['a']);
  });

  it('delivers public and private events as parsed by their schemas', async () => {
    const server = await startServer();
    const client = connect(server.url, { token: 'a', userId: 7 });
    const heard: unknown[] = [];
    client.realtime.subscribe(ticker, { key: 'BTC' }, (news) => heard.push(news));
    client.realtime.subscribe(trade, {}, (news) => heard.push(news));
    client.realtime.subscribe(balanceChanged, {}, () => heard.push('balance'));
    await reaches(client, 'live');
    server.io.emit('daymarket', { pair: 'ETH', value: 1 });
    server.io.emit('daymarket', { pair: 'BTC', value: 2 });
    server.io.emit('trade', { pair: 'ETH', value: 3 });
    server.io.emit('update_balance_8');
    server.io.emit('update_balance_7');
    await vi.waitFor(() => expect(heard).toContain('balance'), TIMEOUT);
    expect(heard).toEqual([{ pair: 'BTC', value: 2 }, [{ pair: 'ETH', value: 3 }], 'balance']);
    expect(client.realtime.state().lastHeardAt).toBeTypeOf('number');
  });

  it('keeps every digit of fractions in events', async () => {
    const fraction = defineEvent({ name: 'fraction', delivery: 'last', key: () => '', payload: v.string() });
    const server = await startServer();
    const client = connect(server.url);
    const heard: string[] = [];
    client.realtime.subscribe(fraction, {}, (text) => heard.push(text));
    await reaches(client, 'live');
    server.io.emit('fraction', 0.1);
    await vi.waitFor(() => expect(heard).toEqual(['0.1']), TIMEOUT);
  });

  it('reconnects after the server closes the connection, logs in again and requests a resync', async () => {
    const server = await startServer();
    const client = connect(server.url, { token: 'a', userId: 7 });
    const resync = vi.fn<() => void>();
    const heard: number[] = [];
    client.realtime.onResync(resync);
    client.realtime.subscribe(ticker, {}, ({ value }) => heard.push(value));
    await vi.waitFor(() => expect(server.logins).toEqual([7]), TIMEOUT);
    server.sockets[0]?.disconnect(true);
    await reaches(client, 'down');
    client.look();
    await vi.waitFor(() => expect(server.logins).toEqual([7, 7]), TIMEOUT);
    expect(resync).toHaveBeenCalledOnce();
    server.io.emit('daymarket', { pair: 'BTC', value: 5 });
    await vi.waitFor(() => expect(heard).toEqual([5]), TIMEOUT);
  });

  it('reconnects after a server restart', async () => {
    const server = await startServer();
    const client = connect(server.url);
    client.realtime.subscribe(ticker, {}, () => {});
    await reaches(client, 'live');
    await server.stop();
    await reaches(client, 'down');
    const next = await startServer({ port: server.port });
    client.look();
    await reaches(client, 'live');
    expect(next.sockets).toHaveLength(1);
  });

  it('retries after the server refuses the handshake', async () => {
    const server = await startServer();
    let isOpen = false;
    server.io.use((_socket, next) => next(isOpen ? undefined : new Error('not now')));
    const client = connect(server.url);
    client.realtime.subscribe(ticker, {}, () => {});
    await reaches(client, 'down');
    isOpen = true;
    client.look();
    await reaches(client, 'live');
    expect(server.sockets).toHaveLength(1);
  });

  it('a login makes a new handshake with the new token and closes the old connection', async () => {
    const server = await startServer();
    const client = connect(server.url);
    client.realtime.subscribe(ticker, {}, () => {});
    await reaches(client, 'live');
    client.change({ token: 'a' });
    await reaches(client, 'live');
    client.change({ token: 'a', userId: 7 });
    await vi.waitFor(() => expect(server.logins).toEqual([7]), TIMEOUT);
    expect(server.tokens()).toEqual([undefined, 'a']);
    expect(server.sockets.map(({ connected }) => connected)).toEqual([false, true]);
  });

  it('a session that changes twice while connecting ends with one connection and the last token', async () => {
    const server = await startServer();
    const client = connect(server.url, { token: 'a' });
    client.realtime.subscribe(ticker, {}, () => {});
    client.change({ token: 'b' });
    client.change({ token: 'c' });
    await reaches(client, 'live');
    await vi.waitFor(() => expect(server.io.of('/').sockets.size).toBe(1), TIMEOUT);
    expect(server.tokens().at(-1)).toBe('c');
  });

  it('falls back to polling where websockets are blocked', async () => {
    const server = await startServer({ transports: ['polling'] });
    const client = connect(server.url);
    const heard: number[] = [];
    client.realtime.subscribe(ticker, {}, ({ value }) => heard.push(value));
    await reaches(client, 'live');
    server.io.emit('daymarket', { pair: 'BTC', value: 5 });
    await vi.waitFor(() => expect(heard).toEqual([5]), TIMEOUT);
  });

  it('the server sees the disconnect after close', async () => {
    const server = await startServer();
    const client = connect(server.url);
    client.realtime.subscribe(ticker, {}, () => {});
    await reaches(client, 'live');
    client.realtime.close();
    await vi.waitFor(() => expect(server.io.of('/').sockets.size).toBe(0), TIMEOUT);
    expect(client.realtime.state().phase).toBe('down');
  });
});
