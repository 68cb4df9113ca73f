import { barEvent, bookEvent, dayBarEvent, depthEvent, tickerEvent } from '@bourse/contracts/market';
import { PULSE } from '@bourse/contracts/events';
import { listOf, type Audience, type PairEvent } from '../socket/audience';
import { Throttle } from '../socket/throttle';
import type { LiveMarket } from './live-market';
import { bookPayload, dayPayload, depthPayload, minutePayload, tickerPayload } from './payloads';

/** The shortest time between two events of the same pair, in milliseconds. */
const BOOK_EVERY_MS = 100;
const DEPTH_EVERY_MS = 2000;
const TICKER_EVERY_MS = 500;
const MINUTE_EVERY_MS = 250;
const DAY_EVERY_MS = 1000;
/** The tickers of all pairs that have changed, in one event. */
const TICKERS_EVERY_MS = 1000;
const PULSE_EVERY_MS = 10_000;

interface Needs<Id> {
  readonly market: LiveMarket<Id>;
  readonly audience: Audience;
  /** Sends an event of a name, or does not: for faults of tests. By default every event is sent. */
  readonly pass?: (name: string, send: () => void) => void;
}

/** The parts of a pair that have changed. */
export interface MarketPublisher<Id> {
  bookChanged(id: Id): void;
  traded(id: Id): void;
  /** The figures of 24 hours have changed without a trade. */
  tickerChanged(id: Id): void;
  close(): void;
}

/** Turns changes of the market into public events of the socket, throttled by pair. A book that is the same as before is not sent. */
export function publishMarket<Id>({
  market,
  audience,
  pass = (_name, send) => send(),
}: Needs<Id>): MarketPublisher<Id> {
  const lastBook = new Map<Id, string>();
  const moved = new Set<Id>();

  function publish(name: string, payload: PairEvent['payload'] | undefined): void {
    if (payload) pass(name, () => audience.sendPair({ name, payload }));
  }

  const perPair = (everyMs: number, send: (id: Id) => void) =>
    new Throttle<Id>(everyMs, (id) => {
      if (!audience.isEmpty()) send(id);
    });
  const books = perPair(BOOK_EVERY_MS, (id) => {
    const payload = bookPayload(market, id);
    const written = JSON.stringify(payload);
    if (lastBook.get(id) === written) return;
    lastBook.set(id, written);
    publish(bookEvent.name, payload);
  });
  const depths = perPair(DEPTH_EVERY_MS, (id) => publish(depthEvent.name, depthPayload(market, id)));
  const tickers = perPair(TICKER_EVERY_MS, (id) => publish(tickerEvent.name, tickerPayload(market, id)));
  const minutes = perPair(MINUTE_EVERY_MS, (id) => publish(barEvent.name, minutePayload(market, id)));
  const days = perPair(DAY_EVERY_MS, (id) => publish(dayBarEvent.name, dayPayload(market, id)));
  const tickerLists = new Throttle<'all'>(TICKERS_EVERY_MS, () => {
    const payloads = [...moved].flatMap((id) => tickerPayload(market, id) ?? []);
    moved.clear();
    const { name, listName } = tickerEvent;
    if (listName !== undefined && !audience.isEmpty()) {
      pass(name, () => audience.sendNamed(listName, listOf(payloads)));
    }
  });
  const pulse = setInterval(() => audience.sendNamed(PULSE, {}), PULSE_EVERY_MS);
  pulse.unref();

  function tickerChanged(id: Id): void {
    tickers.ask(id);
    moved.add(id);
    tickerLists.ask('all');
  }

  return {
    bookChanged(id) {
      books.ask(id);
      depths.ask(id);
    },
    traded(id) {
      tickerChanged(id);
      minutes.ask(id);
      days.ask(id);
    },
    tickerChanged,
    close() {
      clearInterval(pulse);
      for (const throttle of [books, depths, tickers, tickerLists, minutes, days]) throttle.close();
    },
  };
}
