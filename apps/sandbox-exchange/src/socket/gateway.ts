import type { Server as HttpServer } from 'node:http';
import { barEvent, bookEvent, dayBarEvent, depthEvent, tickerEvent } from '@bourse/market/contract';
import { balanceChanged, eventName } from '@bourse/realtime/contract';
import { Server } from 'socket.io';
import type { Faults } from '../control/faults';
import type { Exchange } from '../exchange';
import type { MarketData } from '../market-data/market-data';
import type { Pair } from '../catalog/types';
import { bookPayload, dayPayload, depthPayload, minutePayload, tickerPayload } from './payloads';
import { Greeting } from './greeting';
import { Members, roomOf } from './members';
import { closeIfSlow } from './slow-clients';
import { Throttle } from './throttle';

/** The shortest time between two events of the same pair (or user), in milliseconds. */
const BOOK_EVERY_MS = 100;
const DEPTH_EVERY_MS = 2000;
const TICKER_EVERY_MS = 500;
const MINUTE_EVERY_MS = 250;
const DAY_EVERY_MS = 1000;
const BALANCE_EVERY_MS = 200;

const LARGEST_MESSAGE = 16_384;

export interface Gateway {
  /** Ends every connection and refuses new ones for a while, like a network that is gone. */
  interrupt(forMs: number): void;
  /** A user's sessions have ended: their sockets get public events only. */
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

/**
 * The socket of the exchange. Public events go to all sockets, for changed pairs only. Private events go to the user of
 * the handshake's token, independent of the id that a client sends.
 */
export function createGateway({ server, exchange, market, faults, onError }: Needs): Gateway {
  const io = new Server(server, { serveClient: false, maxHttpBufferSize: LARGEST_MESSAGE });
  const greeting = new Greeting({ io, exchange, market });
  const members = new Members({ io, exchange, onError });
  const lastBook = new Map<number, string>();
  let refusesUntil = 0;
  const hasSocket = (userId: number) => io.sockets.adapter.rooms.has(roomOf(userId));
  exchange.setAudience(hasSocket);

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
      if (hasSocket(userId)) balances.ask(userId);
    }),
    exchange.on('sessionsEnded', ({ userId }) => members.forgetUser(userId)),
    exchange.on('sessionEnded', ({ token }) => members.forgetToken(token)),
    exchange.on('private', ({ userId, name, payload }) => {
      faults.pass(name, () => io.to(roomOf(userId)).emit(name, payload));
    }),
  ];

  io.use((_socket, next) => {
    next(Date.now() < refusesUntil ? new Error('unavailable') : undefined);
  });
  io.on('connection', (socket) => {
    closeIfSlow(socket);
    members.admit(socket);
    greeting.greet(socket);
  });

  return {
    interrupt(forMs) {
      refusesUntil = Date.now() + forMs;
      // Closes the transport, not the session: the client sees a network failure.
      for (const socket of io.sockets.sockets.values()) socket.conn.close();
    },
    forget: (userId) => members.forgetUser(userId),
    async close() {
      for (const stop of stopListening) stop();
      for (const throttle of [books, depths, tickers, minutes, days, balances]) throttle.close();
      greeting.close();
      members.close();
      await io.close();
    },
  };
}
