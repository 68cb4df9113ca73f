import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { CCXT_HOME } from './ccxt-home';
import type { Channel, Connection, Dialect } from './dialect';
import type { LoopbackExchange } from './exchange';

/** What is used of the WebSocket server that ccxt brings along. */
interface RawConnection {
  send(text: string): void;
  on(event: 'message', listener: (data: unknown) => void): void;
  terminate(): void;
}
interface SocketServer {
  readonly clients: Set<RawConnection>;
  on(event: 'connection', listener: (connection: RawConnection, request: IncomingMessage) => void): void;
  close(): void;
}

export interface Listening {
  readonly origin: string;
  /** Requests that have arrived, in order: method and path. */
  readonly calls: readonly string[];
  /** Resolves at the next subscription of a channel, of any symbol. */
  subscribed(channel: Channel): Promise<void>;
  /** Breaks every WebSocket connection. */
  interrupt(): void;
  close(): Promise<void>;
}

/** Serves a dialect over HTTP and WebSocket on a free port of the loopback interface. */
export async function listen(dialect: Dialect, exchange: LoopbackExchange): Promise<Listening> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- ccxt's own copy of `ws`, which has no types here
  const { WebSocketServer } = createRequire(`${CCXT_HOME}/package.json`)('ws') as {
    WebSocketServer: new (options: object) => SocketServer;
  };
  const calls: string[] = [];
  const server = createServer((request, response) => {
    calls.push(`${request.method} ${request.url?.split('?')[0]}`);
    void answer(dialect, request, response);
  });
  const open = new Set<Socket>();
  server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  const sockets = new WebSocketServer({ server });
  const waiting = new Map<Channel, () => void>();
  const connections = new Map<RawConnection, Connection>();
  sockets.on('connection', (raw, { url = '/' }) => {
    const connection = connectionOf(raw, url, (channel) => {
      waiting.get(channel)?.();
      waiting.delete(channel);
    });
    connections.set(raw, connection);
    raw.on('message', (data) => dialect.onMessage(connection, JSON.parse(String(data))));
  });
  const stop = exchange.listen((event) => {
    for (const raw of sockets.clients) {
      const connection = connections.get(raw);
      if (connection) dialect.onEvent(connection, event);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server that listens on a port has an address of this kind
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    calls,
    subscribed: (channel) => new Promise((resolve) => waiting.set(channel, resolve)),
    interrupt() {
      for (const raw of sockets.clients) raw.terminate();
    },
    async close() {
      stop();
      sockets.close();
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function answer(dialect: Dialect, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = 'GET', url = '/', headers } = request;
  const [path = '/', query = ''] = url.split('?');
  const {
    status = 200,
    body,
    isLost = false,
    isSilent = false,
  } = dialect.answer({ method, path, query, headers, body: await text(request) });
  if (isSilent) return;
  if (isLost) {
    request.socket.destroy();
    return;
  }
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}

const keyOf = (channel: Channel, symbol = '') => `${channel} ${symbol}`;

function connectionOf(raw: RawConnection, path: string, onSubscribe: (channel: Channel) => void): Connection {
  const followed = new Set<string>();
  return {
    path,
    send: (message) => raw.send(JSON.stringify(message)),
    subscribe(channel, symbol) {
      followed.add(keyOf(channel, symbol));
      onSubscribe(channel);
    },
    follows: (channel, symbol) => followed.has(keyOf(channel, symbol)),
  };
}
