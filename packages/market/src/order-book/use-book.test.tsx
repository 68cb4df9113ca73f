import { decimal, type Decimal } from '@bourse/decimal';
import { RealtimeProvider } from '@bourse/realtime';
import { fakeRealtime } from '@bourse/realtime/testing';
import { act, renderHook } from '@testing-library/react';
import * as fc from 'fast-check';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bookEvent, depthEvent, type PairId } from '@bourse/contracts/market';
import { aBook } from '../testing/fixtures';
import { wireBook } from '../testing/wire';
import { useBook, type BookSnapshot } from './use-book';

beforeEach(() => {
  vi.useFakeTimers({ now: 10_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

interface Props {
  pair: PairId;
  last?: Decimal;
  snapshot?: BookSnapshot | undefined;
}

function shown(initialProps: Props = { pair: '1-3' }) {
  const realtime = fakeRealtime();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <RealtimeProvider realtime={realtime}>{children}</RealtimeProvider>
  );
  const hook = renderHook(
    ({ pair, last = decimal('97250.5'), snapshot }: Props) => useBook({ id: pair, last }, snapshot),
    { initialProps, wrapper },
  );
  return { realtime, ...hook, prices: () => hook.result.current.get()?.bids.map(({ price }) => price) };
}

const pricesOf = (book: ReturnType<typeof aBook>) => book.bids.map(({ price }) => price);

it('useBook is empty before the first event', () => {
  expect(shown().result.current.get()).toBeUndefined();
});

it('useBook takes the snapshot first, then every event, whole', () => {
  const { realtime, prices } = shown({ pair: '1-3', snapshot: { book: aBook(), requestedAt: 9000 } });
  expect(prices()).toEqual(pricesOf(aBook()));
  act(() => realtime.emit(bookEvent, wireBook('1-3', aBook({ shift: 5, depth: 3 }))));
  expect(prices()).toEqual(pricesOf(aBook({ shift: 5, depth: 3 })));
});

it('useBook does not let a pending snapshot replace newer events', () => {
  const { realtime, prices, rerender } = shown();
  act(() => realtime.emit(bookEvent, wireBook('1-3', aBook({ shift: 5 }))));
  rerender({ pair: '1-3', snapshot: { book: aBook(), requestedAt: 9999 } });
  expect(prices()).toEqual(pricesOf(aBook({ shift: 5 })));
  rerender({ pair: '1-3', snapshot: { book: aBook({ shift: 9 }), requestedAt: 10_001 } });
  expect(prices()).toEqual(pricesOf(aBook({ shift: 9 })));
});

it('useBook follows `market_depth` where that is the order book', () => {
  const { realtime, prices, rerender } = shown();
  const keys = { currency_id: 1, legal_id: 3 };
  act(() => realtime.emit(bookEvent, wireBook('1-3', aBook())));
  act(() => realtime.emit(depthEvent, { ...keys, bids: [['100', '1']], asks: [['101', '2']] }));
  expect(prices()).toEqual(['100']);
  act(() => realtime.emit(bookEvent, wireBook('1-3', { bids: [], asks: [] })));
  rerender({ pair: '1-3', snapshot: { book: aBook({ shift: 9 }), requestedAt: 20_000 } });
  expect(prices()).toEqual(['100']);
});

it("useBook has the ticker's last price, never that of the last fill between users", () => {
  const { realtime, result, rerender } = shown({ pair: '1-3', last: decimal('64210') });
  act(() => realtime.emit(bookEvent, wireBook('1-3', { ...aBook(), last: '51000' })));
  expect(result.current.get()?.last).toBe('64210');
  rerender({ pair: '1-3', last: decimal('64211') });
  expect(result.current.get()?.last).toBe('64211');
  act(() => realtime.emit(bookEvent, wireBook('1-3', { ...aBook(), last: '51001' })));
  expect(result.current.get()?.last).toBe('64211');
});

it('useBook follows the snapshots of the poll while the socket of `market_depth` is down', () => {
  const { realtime, prices, rerender } = shown();
  act(() => realtime.emit(depthEvent, { currency_id: 1, legal_id: 3, bids: [['100', '1']], asks: [['101', '2']] }));
  act(() => realtime.setPhase('down'));
  rerender({ pair: '1-3', snapshot: { book: aBook({ shift: 9 }), requestedAt: 20_000 } });
  expect(prices()).toEqual(pricesOf(aBook({ shift: 9 })));
});

it('useBook does not take cumulative depth as a book', () => {
  const { realtime, prices } = shown();
  act(() => realtime.emit(bookEvent, wireBook('1-3', aBook())));
  act(() => realtime.emit(depthEvent, { currency_id: 1, legal_id: 3, in: '[]', out: '[]' }));
  expect(prices()).toEqual(pricesOf(aBook()));
});

it('useBook shows nothing of the previous pair', () => {
  const { realtime, prices, rerender } = shown();
  act(() => realtime.emit(bookEvent, wireBook('1-3', aBook())));
  rerender({ pair: '2-3' });
  expect(prices()).toBeUndefined();
  act(() => realtime.emit(bookEvent, wireBook('1-3', aBook({ shift: 5 }))));
  expect(prices()).toBeUndefined();
});

it('useBook ignores an older reply that comes after a newer one', () => {
  const { prices, rerender } = shown({ pair: '1-3', snapshot: { book: aBook({ shift: 9 }), requestedAt: 9500 } });
  rerender({ pair: '1-3', snapshot: { book: aBook({ shift: 1 }), requestedAt: 9000 } });
  expect(prices()).toEqual(pricesOf(aBook({ shift: 9 })));
});

it('useBook accepts a reply after the device’s clock was put back', () => {
  const { realtime, prices, rerender } = shown();
  act(() => realtime.emit(bookEvent, wireBook('1-3', aBook())));
  vi.setSystemTime(4000);
  rerender({ pair: '1-3', snapshot: { book: aBook({ shift: 9 }), requestedAt: 4000 } });
  expect(prices()).toEqual(pricesOf(aBook({ shift: 9 })));
});

it("useBook equals the server's book for late and reordered snapshots and missed events", () => {
  type Step =
    | { readonly what: 'change'; readonly shift: number; readonly isHeard: boolean; readonly times: number }
    | { readonly what: 'ask' }
    | { readonly what: 'reply'; readonly which: number }
    | { readonly what: 'leave' };
  const step: fc.Arbitrary<Step> = fc.oneof(
    fc.record({
      what: fc.constant('change' as const),
      shift: fc.nat(500),
      isHeard: fc.boolean(),
      times: fc.integer({ min: 1, max: 2 }),
    }),
    fc.constant({ what: 'ask' as const }),
    fc.record({ what: fc.constant('reply' as const), which: fc.nat(9) }),
    fc.constant({ what: 'leave' as const }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const { realtime, prices, rerender, unmount } = shown();
      let truth = aBook();
      let waiting: BookSnapshot[] = [];
      let known: { prices: string[]; at: number } | undefined;
      const know = (book: typeof truth, at: number) => (known = { prices: pricesOf(book), at });
      for (const next of steps) {
        vi.setSystemTime(Date.now() + 1);
        if (next.what === 'change') {
          truth = aBook({ shift: next.shift });
          for (let time = 0; next.isHeard && time < next.times; time++) {
            act(() => realtime.emit(bookEvent, wireBook('1-3', truth)));
            know(truth, Date.now());
          }
        } else if (next.what === 'ask') waiting.push({ book: truth, requestedAt: Date.now() });
        else if (next.what === 'leave') {
          rerender({ pair: '2-3' });
          act(() => realtime.emit(bookEvent, wireBook('1-3', aBook({ shift: 7 }))));
          rerender({ pair: '1-3' });
          waiting = [];
          known = undefined;
        } else {
          const [reply] = waiting.splice(next.which % Math.max(1, waiting.length), 1);
          if (!reply) continue;
          rerender({ pair: '1-3', snapshot: reply });
          if (reply.requestedAt >= (known?.at ?? 0)) know(reply.book, reply.requestedAt);
        }
        expect(prices()).toEqual(known?.prices);
      }
      vi.setSystemTime(Date.now() + 1);
      rerender({ pair: '1-3', snapshot: { book: truth, requestedAt: Date.now() } });
      expect(prices()).toEqual(pricesOf(truth));
      unmount();
    }),
    { numRuns: 60 },
  );
});

it('useBook shows the last valid event of its pair after any events', () => {
  const word = fc.record({
    shift: fc.nat(200),
    depth: fc.nat(6),
    kind: fc.constantFrom('good', 'good', 'twice', 'malformed', 'foreign'),
  });
  fc.assert(
    fc.property(fc.array(word, { maxLength: 30 }), (words) => {
      const { realtime, prices, unmount } = shown();
      let truth: ReturnType<typeof aBook> | undefined;
      act(() => {
        for (const { shift, depth, kind } of words) {
          const book = aBook({ shift, depth });
          if (kind === 'malformed') realtime.emit(bookEvent, { ...wireBook('1-3', book), in: '[{"price":' });
          else if (kind === 'foreign') realtime.emit(bookEvent, wireBook('4-3', book));
          else {
            truth = book;
            realtime.emit(bookEvent, wireBook('1-3', book));
            if (kind === 'twice') realtime.emit(bookEvent, wireBook('1-3', book));
          }
        }
      });
      expect(prices()).toEqual(truth && pricesOf(truth));
      unmount();
      expect(realtime.isHeard(bookEvent)).toBe(false);
    }),
    { numRuns: 40 },
  );
});
