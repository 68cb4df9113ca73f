import { createServer, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo, Socket } from 'node:net';

/** What a test uses of the WebSocket server that ccxt brings along. */
interface Connection {
  send(text: string): void;
  on(event: 'message', listener: (data: unknown) => void): void;
  terminate(): void;
}
interface SocketServer {
  readonly clients: Set<Connection>;
  on(event: 'connection', listener: (connection: Connection) => void): void;
  close(): void;
}

/** A venue on this machine that speaks Kraken's public dialect (docs.kraken.com/api: REST `/0/public`, WebSocket v2). */
export interface LoopbackVenue {
  readonly origin: string;
  /** Sends a message of a channel to every connection. */
  push(channel: string, type: string, data: object): void;
  /** Channels with symbols that were subscribed, `book BTC/USDT`, also repeatedly. */
  readonly subscriptions: readonly string[];
  /** Resolves at the next subscription of a channel. */
  subscribed(channel: string): Promise<void>;
  /** Breaks every connection. */
  interrupt(): void;
  close(): Promise<void>;
}

/** One bar: epoch seconds and a price. */
type Candle = readonly [number, string];

interface Options {
  /** Folder of ccxt's package. */
  readonly ccxtHome: string;
  readonly symbols: readonly string[];
  /** Bars of every symbol and length. */
  readonly candles: readonly Candle[];
  readonly last: string;
}

const idOf = (symbol: string) => symbol.replace('/', '');

export async function loopbackVenue({ ccxtHome, symbols, candles, last }: Options): Promise<LoopbackVenue> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- ccxt's own copy of `ws`, which has no types here
  const { WebSocketServer } = createRequire(`${ccxtHome}/package.json`)('ws') as {
    WebSocketServer: new (options: object) => SocketServer;
  };
  const answers: Record<string, (query: URLSearchParams) => object> = {
    AssetPairs: () =>
      Object.fromEntries(
        symbols.map((symbol) => {
          const [base, quote] = symbol.split('/');
          const terms = { pair_decimals: 10, lot_decimals: 8, ordermin: '0.0001', costmin: '0.5', status: 'online' };
          const fees = { fees: [[0, 0.26]], fees_maker: [[0, 0.16]], leverage_buy: [], leverage_sell: [] };
          return [idOf(symbol), { altname: idOf(symbol), wsname: symbol, base, quote, ...terms, ...fees }];
        }),
      ),
    Assets: () =>
      Object.fromEntries(
        [...new Set(symbols.flatMap((symbol) => symbol.split('/')))].map((code) => [
          code,
          { aclass: 'currency', altname: code, decimals: 8, display_decimals: 5, status: 'enabled' },
        ]),
      ),
    OHLC: (query) => ({
      [query.get('pair') ?? '']: candles.map(([at, price]) => [at, price, price, price, price, price, '2.5', 3]),
      last: 0,
    }),
    Ticker: (query) => ({ [query.get('pair') ?? '']: { c: [last, '1'], a: [last, '1', '1'], b: [last, '1', '1'] } }),
  };
  const server = createServer(({ url = '' }, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(url, 'http://127.0.0.1');
    const answer = answers[pathname.replace('/0/public/', '')];
    response.setHeader('content-type', 'application/json');
    response.end(
      JSON.stringify(answer ? { error: [], result: answer(searchParams) } : { error: ['EGeneral:Unknown method'] }),
    );
  });
  const open = new Set<Socket>();
  server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  const sockets = new WebSocketServer({ server });
  const subscriptions: string[] = [];
  const waiting = new Map<string, () => void>();
  sockets.on('connection', (connection) => {
    connection.on('message', (data) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only ccxt's Kraken client connects, and its messages have this form
      const { method, params } = JSON.parse(String(data)) as {
        method: string;
        params?: { channel: string; symbol: string[] };
      };
      if (method === 'ping') connection.send(JSON.stringify({ method: 'pong' }));
      if (method !== 'subscribe' || !params) return;
      subscriptions.push(...params.symbol.map((symbol) => `${params.channel} ${symbol}`));
      waiting.get(params.channel)?.();
      waiting.delete(params.channel);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server that listens on a port has an address of this kind
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    subscriptions,
    subscribed: (channel) => new Promise((resolve) => waiting.set(channel, resolve)),
    push(channel, type, data) {
      const text = JSON.stringify({ channel, type, data: [data] });
      for (const connection of sockets.clients) connection.send(text);
    },
    interrupt() {
      for (const connection of sockets.clients) connection.terminate();
    },
    async close() {
      sockets.close();
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
