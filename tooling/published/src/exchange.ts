import type { WireReplyOf } from '@bourse/contracts/wire';
import type { bookEvent, quotationNew, timeSeries } from '@bourse/contracts/market';
import type { WirePayloadOf } from '@bourse/contracts/events';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { extname, join } from 'node:path';
import { Server as SocketServer } from 'socket.io';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};
/** Milliseconds between two events of the order book. */
const BOOK_EVERY_MS = 100;
const BARS = 200;
const PAIR = { currency_id: 1, legal_id: 3 };

const PAIRS: WireReplyOf<typeof quotationNew> = [
  {
    name: 'USDT',
    quotation: [
      { ...PAIR, id: 1, currency_name: 'BTC', legal_name: 'USDT', now_price: '97250.5', change: '2.35', is_display: 1 },
    ],
  },
];

const levels = (direction: 1 | -1) =>
  JSON.stringify(
    Array.from({ length: 20 }, (_, index) => ({ price: String(97250 + direction * (index + 1)), number: '0.5' })),
  );
const BOOK: WirePayloadOf<typeof bookEvent> = { ...PAIR, last_price: '97250.5', in: levels(-1), out: levels(1) };

const price = (index: number) => String(97_000 + (index % 7) * 40);

/** Bars of a period, such as `15min`, up to a moment; seconds. */
function bars(period: string, from: number, to: number): WireReplyOf<typeof timeSeries> {
  const step = period.endsWith('min') ? Number.parseInt(period, 10) * 60 : 86_400;
  const newest = to - (to % step);
  return Array.from({ length: BARS }, (_, index) => index)
    .map((index) => ({ index, id: newest - (BARS - 1 - index) * step }))
    .filter(({ id }) => id >= from)
    .map(({ index, id }) => ({
      id,
      open: price(index),
      high: '97400',
      low: '96900',
      close: price(index + 1),
      volume: '12.5',
    }));
}

/** The message of a call; `undefined` if the exchange does not have it. */
function messageOf({ pathname, searchParams }: URL): unknown {
  if (pathname === '/api/currency/quotation_new') return PAIRS;
  if (pathname !== '/api/currency/new_timeshar') return undefined;
  const seconds = (name: string) => Number(searchParams.get(name));
  return bars(searchParams.get('period') ?? '', seconds('from'), seconds('to'));
}

/** The files of a page, and an exchange with one pair, its bars and its book, typed by the contract. Any page may call it. */
export async function startExchange(dist: string): Promise<{ server: Server; port: number }> {
  const server = createServer((incoming, outgoing) => {
    const url = new URL(incoming.url ?? '/', 'http://127.0.0.1');
    outgoing.setHeader('access-control-allow-origin', '*');
    outgoing.setHeader('access-control-allow-headers', '*');
    if (url.pathname.startsWith('/api/')) {
      const message = messageOf(url);
      outgoing.writeHead(message === undefined ? 404 : 200, { 'content-type': 'application/json' });
      outgoing.end(message === undefined ? '' : JSON.stringify({ type: 'ok', message }));
      return;
    }
    const file = join(dist, url.pathname === '/' ? 'index.html' : url.pathname);
    readFile(file).then(
      (content) => outgoing.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'text/plain' }).end(content),
      () => outgoing.writeHead(404).end(),
    );
  });
  const sockets = new SocketServer(server, { cors: { origin: '*' } });
  const timer = setInterval(() => sockets.emit('transaction', BOOK), BOOK_EVERY_MS);
  server.on('close', () => clearInterval(timer));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return { server, port: address.port };
}
