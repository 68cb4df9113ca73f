import { eventually } from '@bourse/vitest-config/eventually';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import createServer2 from 'socket.io-v2';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import { balanceChanged, defineEvent, INTEREST } from '@bourse/contracts/events';
import type { SocketVersion } from './connection/socket-link';
import { createRealtime, type RealtimeOptions } from './create-realtime';
import { ticker, trade } from './delivery/events.test-support';
import type { Realtime } from './realtime';
import type { RealtimeSession } from './session';

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

/** The parts of a server's connection that both versions have. */
interface ServerSocket {
  readonly handshake: {
    readonly auth?: { readonly token?: string; readonly subscribe?: unknown };
    readonly query: Record<string, unknown>;
  };
  readonly connected: boolean;
  on(event: string, listener: (payload: unknown) => void): unknown;
  disconnect(close: boolean): unknown;
}

interface ServerOptions {
  readonly port?: number;
  readonly transports?: 'polling'[];
}

type Version = 2 | 4;

const serverOf = (version: Version, http: ReturnType<typeof createServer>, options: ServerOptions) =>
  version === 4 ? new Server(http, options) : createServer2(http, options);

/** A socket.io server that records its connections and the events it receives. */
async function startServer(version: Version, { port = 0, ...options }: ServerOptions = {}) {
  const http = createServer();
  const io = serverOf(version, http, options);
  const sockets: ServerSocket[] = [];
  const logins: unknown[] = [];
  const interests: unknown[] = [];
  io.on('connection', (socket: ServerSocket) => {
    // A server of version 2 opens a connection for a client of version 4 too, which then closes it.
    if (version === 2 && socket.handshake.query['EIO'] !== '3') return;
    sockets.push(socket);
    socket.on('login', (userId: unknown) => logins.push(userId));
    socket.on(INTEREST, (interest: unknown) => interests.push(interest));
  });
  await new Promise<void>((ready) => void http.listen(port, '127.0.0.1', ready));
  const stop = async () => {
    for (const socket of sockets) socket.disconnect(true);
    await io.close();
  };
  cleanups.push(stop);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server that listens on a port has an address of this kind
  const address = http.address() as AddressInfo;
  return {
    io,
    url: `http://127.0.0.1:${address.port}`,
    port: address.port,
    sockets,
    connected: () => sockets.filter(({ connected }) => connected),
    logins,
    interests,
    tokens: () => sockets.map(({ handshake }) => handshake.auth?.token),
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

const reaches = ({ realtime }: Client, phase: string) => eventually(() => expect(realtime.state().phase).toBe(phase));

describe.each([4, 2] as const)('a realtime connection over a socket of version %i', (version) => {
  /** The tokens of the handshakes: version 2 has none. */
  const sent = (...tokens: (string | undefined)[]) => tokens.map((token) => (version === 4 ? token : undefined));

  it('a realtime connection opens no connection before the first subscription', async () => {
    const server = await startServer(version);
    const client = connect(server.url);
    expect(client.realtime.state()).toEqual({ phase: 'connecting', attempt: 0 });
    client.realtime.subscribe(ticker, {}, () => {});
    await reaches(client, 'live');
    expect(server.sockets).toHaveLength(1);
  });

  it('the handshake carries the token, and `login` the user id', async () => {
    const server = await startServer(version);
    const client = connect(server.url, { token: 'a', userId: 7 });
    client.realtime.subscribe(ticker, {}, () => {});
    await eventually(() => expect(server.logins).toEqual([7]));
    expect(server.tokens()).toEqual(sent('a'));
  });

  it('a realtime connection delivers public and private events as parsed by their schemas', async () => {
    const server = await startServer(version);
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
    await eventually(() => expect(heard).toContain('balance'));
    expect(heard).toEqual([{ pair: 'BTC', value: 2 }, [{ pair: 'ETH', value: 3 }], 'balance']);
    expect(client.realtime.state().lastHeardAt).toBeTypeOf('number');
  });

  it('a realtime connection requests the events of its subscribers: in the handshake, after it, at a change and after a reconnect', async () => {
    const server = await startServer(version);
    const client = connect(server.url);
    const stop = client.realtime.subscribe(trade, { key: '1-3' }, () => {});
    client.realtime.subscribeAll(ticker, () => {});
    const both = { pairs: ['1-3'], lists: ['daymarket_list'] };
    await eventually(() => expect(server.interests).toEqual([both]));
    expect(server.sockets[0]?.handshake.auth?.subscribe).toEqual(version === 4 ? both : undefined);
    stop();
    const list = { pairs: [], lists: ['daymarket_list'] };
    await eventually(() => expect(server.interests).toEqual([both, list]));
    server.sockets[0]?.disconnect(true);
    await eventually(() => expect(server.interests).toEqual([both, list, list]));
  });

  it('a realtime connection keeps every digit of fractions in events', async () => {
    const fraction = defineEvent({ name: 'fraction', delivery: 'last', key: () => '', payload: v.string() });
    const server = await startServer(version);
    const client = connect(server.url);
    const heard: string[] = [];
    client.realtime.subscribe(fraction, {}, (text) => heard.push(text));
    await reaches(client, 'live');
    server.io.emit('fraction', 0.1);
    await eventually(() => expect(heard).toEqual(['0.1']));
  });

  it('a realtime connection reconnects after the server closes the connection, logs in again and requests a resync', async () => {
    const server = await startServer(version);
    const client = connect(server.url, { token: 'a', userId: 7 });
    const resync = vi.fn<() => void>();
    const heard: number[] = [];
    client.realtime.onResync(resync);
    client.realtime.subscribe(ticker, {}, ({ value }) => heard.push(value));
    await eventually(() => expect(server.logins).toEqual([7]));
    server.sockets[0]?.disconnect(true);
    await reaches(client, 'down');
    client.look();
    await eventually(() => expect(server.logins).toEqual([7, 7]));
    expect(resync).toHaveBeenCalledOnce();
    server.io.emit('daymarket', { pair: 'BTC', value: 5 });
    await eventually(() => expect(heard).toEqual([5]));
  });

  it('a realtime connection reconnects after a server restart', async () => {
    const server = await startServer(version);
    const client = connect(server.url);
    client.realtime.subscribe(ticker, {}, () => {});
    await reaches(client, 'live');
    await server.stop();
    await reaches(client, 'down');
    const next = await startServer(version, { port: server.port });
    client.look();
    await reaches(client, 'live');
    expect(next.sockets).toHaveLength(1);
  });

  it('a realtime connection retries after the server refuses the handshake', async () => {
    const server = await startServer(version);
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
    const server = await startServer(version);
    const client = connect(server.url);
    client.realtime.subscribe(ticker, {}, () => {});
    await reaches(client, 'live');
    client.change({ token: 'a' });
    await reaches(client, 'live');
    client.change({ token: 'a', userId: 7 });
    await eventually(() => expect(server.logins).toEqual([7]));
    expect(server.tokens()).toEqual(sent(undefined, 'a'));
    expect(server.sockets.map(({ connected }) => connected)).toEqual([false, true]);
  });

  it('a session that changes twice while connecting ends with one connection and the last token', async () => {
    const server = await startServer(version);
    const client = connect(server.url, { token: 'a' });
    client.realtime.subscribe(ticker, {}, () => {});
    client.change({ token: 'b' });
    client.change({ token: 'c' });
    await reaches(client, 'live');
    await eventually(() => expect(server.connected()).toHaveLength(1));
    expect([server.tokens().at(-1)]).toEqual(sent('c'));
  });

  it('a realtime connection falls back to polling where websockets are blocked', async () => {
    const server = await startServer(version, { transports: ['polling'] });
    const client = connect(server.url);
    const heard: number[] = [];
    client.realtime.subscribe(ticker, {}, ({ value }) => heard.push(value));
    await reaches(client, 'live');
    server.io.emit('daymarket', { pair: 'BTC', value: 5 });
    await eventually(() => expect(heard).toEqual([5]));
  });

  it('the server sees the disconnect after close', async () => {
    const server = await startServer(version);
    const client = connect(server.url);
    client.realtime.subscribe(ticker, {}, () => {});
    await reaches(client, 'live');
    client.realtime.close();
    await eventually(() => expect(server.connected()).toHaveLength(0));
    expect(client.realtime.state().phase).toBe('down');
  });
});

function versionMemory(first?: SocketVersion) {
  let version = first;
  return { read: () => version, write: (next: SocketVersion) => void (version = next) };
}

/** Every connection of the server, also the one that a client of version 4 closes. */
function engineVersions({ io }: Awaited<ReturnType<typeof startServer>>) {
  const versions: unknown[] = [];
  io.on('connection', ({ handshake }: ServerSocket) => versions.push(handshake.query['EIO']));
  return versions;
}

describe('the version of the socket', () => {
  it('the version of the socket is remembered, and the next page begins with it', async () => {
    const memory = versionMemory();
    const server = await startServer(2);
    const versions = engineVersions(server);
    const first = connect(server.url, {}, { versionMemory: memory });
    first.realtime.subscribe(ticker, {}, () => {});
    await reaches(first, 'live');
    expect(versions.splice(0).at(-1)).toBe('3');
    expect(memory.read()).toBe(2);
    const next = connect(server.url, {}, { versionMemory: memory });
    next.realtime.subscribe(ticker, {}, () => {});
    await reaches(next, 'live');
    expect(versions).toEqual(['3']);
  });

  it('the remembered version of the socket is replaced where the server no longer has it', async () => {
    const memory = versionMemory(2);
    const server = await startServer(4);
    const client = connect(server.url, {}, { random: () => 0, versionMemory: memory });
    client.realtime.subscribe(ticker, {}, () => {});
    await eventually(() => {
      client.look();
      expect(client.realtime.state().phase).toBe('live');
    });
    expect(memory.read()).toBe(4);
  });

  it('a configured version of the socket is not negotiated', async () => {
    const memory = versionMemory();
    const server = await startServer(2);
    const versions = engineVersions(server);
    const client = connect(server.url, {}, { version: 2, versionMemory: memory });
    client.realtime.subscribe(ticker, {}, () => {});
    await reaches(client, 'live');
    expect(versions).toEqual(['3']);
    expect(memory.read()).toBeUndefined();
  });
});
