import type { Server as HttpServer } from 'node:http';
import { barEvent, bookEvent, dayBarEvent, depthEvent, tickerEvent } from '@bourse/market/contract';
import { balanceChanged, eventName } from '@bourse/realtime/contract';
import { Server, type Socket } from 'socket.io';
import type { Faults } from '../control/faults';
import type { Exchange } from '../exchange';
import type { MarketData } from '../market-data/market-data';
import type { Pair } from '../products/spot/types';
import { bookPayload, dayPayload, depthPayload, minutePayload, tickerPayload } from './payloads';
import { Throttle } from './throttle';

/** The shortest time between two events of the same pair (or user), in milliseconds. */
const BOOK_EVERY_MS = 100;
const DEPTH_EVERY_MS = 2000;
const TICKER_EVERY_MS = 500;
const MINUTE_EVERY_MS = 250;
const DAY_EVERY_MS = 1000;
const BALANCE_EVERY_MS = 200;

/** A token that has died in the meantime stops to hear private events after so long. */
const CHECK_TOKENS_EVERY_MS = 30_000;
const LARGEST_MESSAGE = 16_384;
const LONGEST_TOKEN = 512;

export interface Gateway {
  /** Ends every connection, and takes no new one for a while: a network that is gone. */
  interrupt(forMs: number): void;
  /** A user's sessions have ended: their sockets hear public events only. */
  forget(userId: number): void;
  close(): Promise<void>;
}

interface Needs {
  server: HttpServer;
  exchange: Exchange;
  market: MarketData;
  faults: Faults;
  onError: (error: unknown) => void;
}

const roomOf = (userId: number) => `user ${userId}`;

/** What comes over the network is what its sender makes it, whatever its type says. */
const isCallable = (value: unknown): value is () => void => typeof value === 'function';

function tokenOf({ handshake }: Socket): string {
  const auth: unknown = handshake.auth;
  const token = typeof auth === 'object' && auth !== null && 'token' in auth ? auth.token : undefined;
  return typeof token === 'string' && token.length <= LONGEST_TOKEN ? token : '';
}

/**
 * The socket of the exchange. Public events go to everybody, and only of pairs that changed; private ones go to the user
 * whose token came with the handshake, whatever id a client claims to have.
 */
export function createGateway({ server, exchange, market, faults, onError }: Needs): Gateway {
  const io = new Server(server, { serveClient: false, maxHttpBufferSize: LARGEST_MESSAGE });
  const lastBook = new Map<number, string>();
  let refusesUntil = 0;

  function publish(name: string, payload: object | undefined): void {
    if (payload) faults.pass(name, () => io.emit(name, payload));
  }

  const perPair = (everyMs: number, send: (pair: Pair) => void) =>
    new Throttle<number>(everyMs, (pairId) => {
      const pair = io.engine.clientsCount > 0 ? exchange.pair(pairId) : undefined;
      if (pair) send(pair);
    });
  const books = perPair(BOOK_EVERY_MS, (pair) => {
    const payload = bookPayload(exchange, market, pair);
    const written = JSON.stringify(payload);
    if (lastBook.get(pair.id) === written) return;
    lastBook.set(pair.id, written);
    publish(bookEvent.name, payload);
  });
  const depths = perPair(DEPTH_EVERY_MS, (pair) => publish(depthEvent.name, depthPayload(exchange, pair)));
  const tickers = perPair(TICKER_EVERY_MS, (pair) => publish(tickerEvent.name, tickerPayload(market, pair)));
  const minutes = perPair(MINUTE_EVERY_MS, (pair) => publish(barEvent.name, minutePayload(market, pair)));
  const days = perPair(DAY_EVERY_MS, (pair) => publish(dayBarEvent.name, dayPayload(market, pair)));
  const balances = new Throttle<number>(BALANCE_EVERY_MS, (userId) => {
    const name = eventName(balanceChanged, userId);
    faults.pass(name, () => io.to(roomOf(userId)).emit(name, { refresh: 1 }));
  });

  const stopListening = [
    exchange.on('book', ({ pairId }) => {
      books.ask(pairId);
      depths.ask(pairId);
    }),
    exchange.on('fill', ({ pairId }) => {
      tickers.ask(pairId);
      minutes.ask(pairId);
      days.ask(pairId);
    }),
    exchange.on('balance', ({ userId }) => {
      if (io.sockets.adapter.rooms.has(roomOf(userId))) balances.ask(userId);
    }),
  ];

  /** Everything as it stands, so that nobody waits for the first change. */
  function greet(socket: Socket): void {
    for (const pair of exchange.pairs()) {
      socket.emit(bookEvent.name, bookPayload(exchange, market, pair));
      socket.emit(tickerEvent.name, tickerPayload(market, pair));
      const minute = minutePayload(market, pair);
      if (minute) socket.emit(barEvent.name, minute);
      const day = dayPayload(market, pair);
      if (day) socket.emit(dayBarEvent.name, day);
    }
  }

  /** Puts a socket into the room of its token's user, or takes it out of any. */
  async function recognise(socket: Socket): Promise<void> {
    const token = tokenOf(socket);
    const user = token === '' ? undefined : await exchange.accounts.userByToken(token);
    const room = user && roomOf(user.id);
    for (const joined of socket.rooms) if (joined !== socket.id && joined !== room) await socket.leave(joined);
    if (room !== undefined && socket.connected) await socket.join(room);
  }

  io.use((_socket, next) => {
    next(Date.now() < refusesUntil ? new Error('unavailable') : undefined);
  });
  io.on('connection', (socket) => {
    // The id that comes with it is a claim, not a proof: the token of the handshake decides.
    socket.on('login', (_id: unknown, acknowledge?: () => void) => {
      recognise(socket)
        .then(() => isCallable(acknowledge) && acknowledge())
        .catch(onError);
    });
    recognise(socket).catch(onError);
    greet(socket);
  });

  const checking = setInterval(() => {
    for (const socket of io.sockets.sockets.values()) {
      if (tokenOf(socket) !== '') recognise(socket).catch(onError);
    }
  }, CHECK_TOKENS_EVERY_MS);
  checking.unref();

  return {
    interrupt(forMs) {
      refusesUntil = Date.now() + forMs;
      // The transport goes, not the session: to the client it looks like a network that failed.
      for (const socket of io.sockets.sockets.values()) socket.conn.close();
    },
    forget: (userId) => io.in(roomOf(userId)).socketsLeave(roomOf(userId)),
    async close() {
      for (const stop of stopListening) stop();
      for (const throttle of [books, depths, tickers, minutes, days, balances]) throttle.close();
      clearInterval(checking);
      await io.close();
    },
  };
}
