import { listOf, Throttle, type Audience, type PairEvent } from '@bourse/contract-server';
import { barEvent, bookEvent, dayBarEvent, depthEvent, tickerEvent } from '@bourse/market/contract';
import { balanceChanged, eventName, PULSE } from '@bourse/realtime/contract';
import type { GatewayMarket, Pair } from '../market/gateway-market';
import { bookPayload, dayPayload, depthPayload, minutePayload, tickerPayload } from './payloads';

const BOOK_EVERY_MS = 100;
const DEPTH_EVERY_MS = 2000;
const TICKER_EVERY_MS = 500;
/** The tickers of all pairs that have changed, in one event. */
const TICKERS_EVERY_MS = 1000;
const PULSE_EVERY_MS = 10_000;
const MINUTE_EVERY_MS = 250;
const DAY_EVERY_MS = 1000;
const BALANCE_EVERY_MS = 500;

interface Needs {
  readonly market: GatewayMarket;
  readonly audience: Audience;
  readonly ownerId: number;
}

/** Events of a pair → how their payloads are made. */
const EVENTS = [
  [bookEvent.name, bookPayload],
  [tickerEvent.name, tickerPayload],
  [barEvent.name, minutePayload],
  [dayBarEvent.name, dayPayload],
] as const;

/** The present state of every pair as events. */
export function currentEvents(market: GatewayMarket): PairEvent[] {
  return market.pairs().flatMap((pair) =>
    EVENTS.flatMap(([name, make]) => {
      const payload = make(pair, market.state(pair.symbol));
      return payload ? [{ name, payload }] : [];
    }),
  );
}

/** Turns changes of the market into events of the socket, throttled by pair; changes of the account into one for the owner. Returns how it ends. */
export function publishEvents({ market, audience, ownerId }: Needs): () => void {
  const perPair = (name: string, everyMs: number, make: (typeof EVENTS)[number][1] | typeof depthPayload) =>
    new Throttle<Pair>(everyMs, (pair) => {
      const payload = audience.isEmpty() ? undefined : make(pair, market.state(pair.symbol));
      if (payload) audience.sendPair({ name, payload });
    });
  const books = perPair(bookEvent.name, BOOK_EVERY_MS, bookPayload);
  const depths = perPair(depthEvent.name, DEPTH_EVERY_MS, depthPayload);
  const tickers = perPair(tickerEvent.name, TICKER_EVERY_MS, tickerPayload);
  const moved = new Set<Pair>();
  const tickerLists = new Throttle<'all'>(TICKERS_EVERY_MS, () => {
    const payloads = [...moved].flatMap((pair) => tickerPayload(pair, market.state(pair.symbol)) ?? []);
    moved.clear();
    const { listName } = tickerEvent;
    if (listName !== undefined) audience.sendNamed(listName, listOf(payloads));
  });
  const pulse = setInterval(() => audience.sendNamed(PULSE, {}), PULSE_EVERY_MS);
  pulse.unref();
  const minutes = perPair(barEvent.name, MINUTE_EVERY_MS, minutePayload);
  const days = perPair(dayBarEvent.name, DAY_EVERY_MS, dayPayload);
  const accounts = new Throttle<number>(BALANCE_EVERY_MS, (userId) =>
    audience.sendUser(userId, eventName(balanceChanged, userId), { refresh: 1 }),
  );

  const stop = market.listen((change, pair) => {
    if (!pair) return accounts.ask(ownerId);
    if (change === 'book') for (const each of [books, depths]) each.ask(pair);
    if (change === 'trade') for (const each of [tickers, minutes, days]) each.ask(pair);
    if (change === 'ticker') tickers.ask(pair);
    if (change !== 'book') {
      moved.add(pair);
      tickerLists.ask('all');
    }
    return undefined;
  });
  return () => {
    stop();
    clearInterval(pulse);
    for (const throttle of [books, depths, tickers, tickerLists, minutes, days, accounts]) throttle.close();
  };
}
