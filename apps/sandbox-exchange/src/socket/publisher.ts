import { barEvent, bookEvent, dayBarEvent, depthEvent, tickerEvent } from '@bourse/market/contract';
import { balanceChanged, eventName, PULSE } from '@bourse/realtime/contract';
import { type Audience, listOf, type PairEvent, sessionOf, Throttle } from '@bourse/contract-server';
import type { Pair } from '../catalog/types';
import type { Faults } from '../control/faults';
import type { Exchange } from '../exchange';
import type { MarketData } from '../market-data/market-data';
import { bookPayload, dayPayload, depthPayload, minutePayload, tickerPayload } from './payloads';

/** The shortest time between two events of the same pair (or user), in milliseconds. */
const BOOK_EVERY_MS = 100;
const DEPTH_EVERY_MS = 2000;
const TICKER_EVERY_MS = 500;
/** The tickers of all pairs that have changed, in one event. */
const TICKERS_EVERY_MS = 1000;
const PULSE_EVERY_MS = 10_000;
const MINUTE_EVERY_MS = 250;
const DAY_EVERY_MS = 1000;
const BALANCE_EVERY_MS = 200;

interface Needs {
  exchange: Exchange;
  market: MarketData;
  faults: Faults;
  audience: Audience;
}

/**
 * Turns events of the exchange into events of the socket, throttled: public ones for changed pairs only, private ones for their
 * user. Returns how it ends.
 */
export function publishEvents({ exchange, market, faults, audience }: Needs): () => void {
  const lastBook = new Map<number, string>();
  const moved = new Set<number>();
  exchange.setAudience((userId) => audience.hasUser(userId));

  function publish(name: string, payload: PairEvent['payload'] | undefined): void {
    if (payload) faults.pass(name, () => audience.sendPair({ name, payload }));
  }

  const perPair = (everyMs: number, send: (pair: Pair) => void) =>
    new Throttle<number>(everyMs, (pairId) => {
      const pair = audience.isEmpty() ? undefined : exchange.pair(pairId);
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
  const tickerLists = new Throttle<'all'>(TICKERS_EVERY_MS, () => {
    const payloads = [...moved].flatMap((pairId) => {
      const pair = exchange.pair(pairId);
      return (pair && tickerPayload(market, pair)) ?? [];
    });
    moved.clear();
    const { name, listName } = tickerEvent;
    if (listName !== undefined && !audience.isEmpty()) {
      faults.pass(name, () => audience.sendNamed(listName, listOf(payloads)));
    }
  });
  const pulse = setInterval(() => audience.sendNamed(PULSE, {}), PULSE_EVERY_MS);
  pulse.unref();
  const minutes = perPair(MINUTE_EVERY_MS, (pair) => publish(barEvent.name, minutePayload(market, pair)));
  const days = perPair(DAY_EVERY_MS, (pair) => publish(dayBarEvent.name, dayPayload(market, pair)));
  const balances = new Throttle<number>(BALANCE_EVERY_MS, (userId) => {
    const name = eventName(balanceChanged, userId);
    faults.pass(name, () => audience.sendUser(userId, name, { refresh: 1 }));
  });

  const stopListening = [
    exchange.on('book', ({ pairId }) => {
      books.ask(pairId);
      depths.ask(pairId);
    }),
    exchange.on('fill', ({ pairId }) => {
      tickers.ask(pairId);
      moved.add(pairId);
      tickerLists.ask('all');
      minutes.ask(pairId);
      days.ask(pairId);
    }),
    exchange.on('balance', ({ userId }) => {
      if (audience.hasUser(userId)) balances.ask(userId);
    }),
    exchange.on('sessionsEnded', ({ userId }) => audience.endSessions(userId)),
    exchange.on('sessionEnded', ({ token }) => audience.endSession(sessionOf(token))),
    exchange.on('private', ({ userId, name, payload }) => {
      faults.pass(name, () => audience.sendUser(userId, name, payload));
    }),
  ];

  return () => {
    for (const stop of stopListening) stop();
    clearInterval(pulse);
    for (const throttle of [books, depths, tickers, tickerLists, minutes, days, balances]) throttle.close();
  };
}
