import { decimal } from '@bourse/decimal';
import type { Caps } from '../config';
import type { Journal, JournalEntry } from '../journal';
import { Commands } from '../orders/commands';
import { OrderDesk, type DeskNeeds } from '../orders/order-desk';
import type { VenueMarket } from '../venue/types';
import { aMarket, fakeVenue, type FakeVenue } from './fake-venue';

/** A journal in memory. */
export function memoryJournal(entries: readonly JournalEntry[] = []): Journal {
  const written = [...entries];
  return {
    entries: written,
    write: async (entry) => void written.push(entry),
    close: async () => undefined,
  };
}

interface Options {
  readonly venue?: FakeVenue;
  /** Terms of every pair; by default the usual ones of the fake venue. */
  readonly market?: VenueMarket;
  readonly caps?: Caps;
  /** Of an earlier run. */
  readonly entries?: readonly JournalEntry[];
  /** Worth of one unit of a quote currency in USDT; default: 1. */
  readonly worthOf?: DeskNeeds['worthOf'];
  /** Pairs that are shown; default: none. */
  readonly pairs?: readonly string[];
  /** Open orders as the screens last read them; default: none. */
  readonly seen?: DeskNeeds['seen'];
  /** Default: 100. */
  readonly lastOf?: DeskNeeds['lastOf'];
}

/** An order desk at a fake venue, at which a BTC costs 100 USDT. */
export function testDesk({
  venue = fakeVenue(),
  market,
  caps,
  entries = [],
  worthOf = () => decimal('1'),
  lastOf = () => decimal('100'),
  pairs = [],
  seen = () => [],
}: Options = {}) {
  const journal = memoryJournal(entries);
  const clock = { at: Date.UTC(2026, 10, 20, 8), elapsed: 0 };
  const desk = new OrderDesk({
    venue,
    journal,
    commands: new Commands(entries),
    caps: caps ?? { ofOrder: decimal('1000'), ofDay: decimal('10000') },
    marketOf: (symbol) => market ?? aMarket(symbol),
    pairs: () => pairs,
    seen,
    worthOf,
    lastOf,
    now: () => clock.at,
    elapsed: () => clock.elapsed,
    pause: async () => undefined,
    onChange: () => undefined,
  });
  return { desk, venue, journal, clock };
}
