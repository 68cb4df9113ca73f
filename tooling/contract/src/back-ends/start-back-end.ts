// oxlint-disable-next-line typescript/triple-slash-reference -- the package has no types, and a program that imports this file needs them
/// <reference path="./socket-io-v2.d.ts" />
import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import createSocketServer from 'socket.io-v2';
import { answerOf, type Answer } from './answer';
import type { Family } from './replies';
import type { Fields, Made } from './writes';

/** A request that a stub has received, with the parameters of its address, without the fields of a multipart body. */
export interface ReceivedRequest {
  /** `POST /wallet/out`. */
  readonly name: string;
  readonly fields: Fields;
  /** The status that it was answered with. */
  readonly status: number;
}

export interface StubBackEnd {
  readonly origin: string;
  /** Oldest first. */
  readonly requests: readonly ReceivedRequest[];
  readonly stop: () => Promise<void>;
}

/** The parts of a socket of version 2 that the stub uses. */
interface Socket {
  on(event: string, listener: () => void): unknown;
  emit(event: string, payload: unknown): unknown;
}

/** The ticker that the socket sends again and again after a `login`: its volume is that of no reply. */
const TICKER = {
  type: 'daymarket',
  currency_id: 1,
  legal_id: 3,
  symbol: 'BTC/USDT',
  now_price: '64210.50000',
  change: '+0.10',
  volume: '812.55',
};

const TICKER_MS = 500;

/** Family E prints the result of its push before the reply of an order. */
const textBefore = (family: Family, { url = '' }: IncomingMessage) =>
  family === 'e' && /^\/api\/transaction\/(?:in|out)\b/.test(url) ? 'false' : '';

async function fieldsOf(request: IncomingMessage, query: URLSearchParams): Promise<Fields> {
  const body = await text(request);
  const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false;
  return { ...Object.fromEntries(query), ...(isForm && Object.fromEntries(new URLSearchParams(body))) };
}

/** Starts a server that answers in the forms of a family, with a socket of version 2. It keeps the rows that its writes make. */
export async function startBackEnd(family: Family): Promise<StubBackEnd> {
  const made: Made = new Map();
  const requests: ReceivedRequest[] = [];

  async function answerTo(request: IncomingMessage): Promise<Answer> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stub');
    const name = `${request.method ?? 'GET'} ${pathname.replace(/^\/api/, '')}`;
    const fields = await fieldsOf(request, searchParams);
    const answer = answerOf(family, { name, fields, hasLanguage: request.headers['lang'] !== undefined }, made);
    requests.push({ name, fields, status: answer[0] });
    return answer;
  }

  const server = createServer((request, response) => {
    const answer = async () => {
      const [status, body] = await answerTo(request);
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(textBefore(family, request) + JSON.stringify(body));
    };
    void answer();
  });
  // A kept connection that ended by itself would lose the request that is sent at this moment.
  server.keepAliveTimeout = 0;
  const sockets = createSocketServer(server, { serveClient: false });
  sockets.on('connection', (socket: Socket) => {
    let timer: NodeJS.Timeout | undefined;
    socket.on('login', () => {
      clearInterval(timer);
      timer = setInterval(() => void socket.emit(TICKER.type, TICKER), TICKER_MS);
    });
    socket.on('disconnect', () => clearInterval(timer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the stub does not listen on a port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    requests,
    stop: () =>
      new Promise((resolve) => {
        sockets.close();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
