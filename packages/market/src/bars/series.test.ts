import { decimal, larger, smaller } from '@bourse/decimal';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { barStart, bucketLength, resolutionsInOrder, type Bar, type Resolution } from '@bourse/contracts/bars';
import { aBar } from '@bourse/charts/testing';
import { joinBars, mergeBars } from './bars';
import { foldBar, readAgainFrom, seriesFrom, withLatest, withOlder, type BarSeries } from './series';

const MINUTE_MS = bucketLength('1');

const START = Date.parse('2026-11-20T00:00:00+08:00');

interface Trade {
  time: number;
  price: number;
  amount: number;
}

/** Trades in order, from some seconds to some hours apart. */
const someTrades = fc
  .array(
    fc.record({
      wait: fc.oneof(fc.integer({ min: 0, max: 90_000 }), fc.integer({ min: 0, max: 20_000_000 })),
      price: fc.integer({ min: 1, max: 500 }),
      amount: fc.integer({ min: 1, max: 1000 }),
    }),
    { minLength: 1, maxLength: 40 },
  )
  .map((drawn): Trade[] => {
    let time = START;
    return drawn.map(({ wait, price, amount }) => {
      time += wait;
      return { time, price, amount };
    });
  });

const flat = ({ time, price, amount }: Trade): Bar => {
  const value = decimal(price);
  return { openTime: time, open: value, high: value, low: value, close: value, volume: decimal(amount) };
};

/** The definition, word by word: all trades of a bar, first, largest, smallest, last, sum. */
function barsOf(trades: readonly Trade[], resolution: Resolution): Bar[] {
  const starts = [...new Set(trades.map(({ time }) => barStart(time, resolution)))];
  return starts.map((openTime) => {
    const [first, ...rest] = trades.filter(({ time }) => barStart(time, resolution) === openTime).map(flat);
    return { ...rest.reduce(joinBars, first ?? aBar()), openTime };
  });
}

/** The socket's event after each trade: the running bar of its minute. */
const events = (trades: readonly Trade[]): Bar[] =>
  trades.map((_, index) => barsOf(trades.slice(0, index + 1), '1').at(-1) ?? aBar());

const minuteAt = (offset: number, close: string, volume: string) =>
  aBar({ openTime: START + offset * MINUTE_MS, close: decimal(close), volume: decimal(volume) });

const bars = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => aBar({ openTime: START + (from + index) * MINUTE_MS }));

const empty: BarSeries = { ...seriesFrom({ from: START, bars: [] }) };

it('foldBar makes the bars of every resolution from running minutes', () => {
  fc.assert(
    fc.property(someTrades, fc.constantFrom(...resolutionsInOrder), (trades, resolution) => {
      const folded = events(trades).reduce((series, minute) => foldBar(series, resolution, minute), empty);
      expect(folded.bars).toEqual(barsOf(trades, resolution));
    }),
  );
});

it('foldBar gives the same result for repeated events', () => {
  fc.assert(
    fc.property(someTrades, fc.constantFrom(...resolutionsInOrder), (trades, resolution) => {
      const once = events(trades);
      const fold = (minutes: readonly Bar[]) =>
        minutes.reduce((series, minute) => foldBar(series, resolution, minute), empty).bars;
      expect(fold(once.flatMap((minute) => [minute, minute]))).toEqual(fold(once));
    }),
  );
});

it('foldBar ignores late repeated events', () => {
  const late = fc.record({ word: fc.nat(), behind: fc.nat() });
  fc.assert(
    fc.property(someTrades, fc.constantFrom(...resolutionsInOrder), fc.array(late), (trades, resolution, lates) => {
      const inOrder = events(trades);
      const heard = [...inOrder];
      for (const { word, behind } of lates) {
        const original = inOrder[word % inOrder.length] ?? aBar();
        const at = heard.lastIndexOf(original);
        heard.splice(at + 1 + (behind % (heard.length - at)), 0, original);
      }
      const fold = (words: readonly Bar[]) => words.reduce((all, word) => foldBar(all, resolution, word), empty).bars;
      expect(fold(heard)).toEqual(fold(inOrder));
    }),
  );
});

it('foldBar keeps bars in order and valid with late, repeated and broken events, and is right after the next read', () => {
  const trouble = fc.record({ from: fc.nat(), to: fc.nat(), broken: fc.boolean() });
  fc.assert(
    fc.property(
      someTrades,
      fc.constantFrom(...resolutionsInOrder),
      fc.array(trouble),
      (trades, resolution, troubles) => {
        const heard = events(trades);
        for (const { from, to, broken } of troubles) {
          const word = heard[from % heard.length] ?? aBar();
          const wrong = { ...word, high: decimal('0.5'), low: decimal('900') };
          heard.splice(to % heard.length, 0, broken ? wrong : word);
        }
        const series = heard.reduce((all, minute) => foldBar(all, resolution, minute), empty);
        const times = series.bars.map(({ openTime }) => openTime);
        expect(times).toEqual([...new Set(times)].toSorted((a, b) => a - b));
        for (const bar of series.bars) {
          expect(larger(bar.high, bar.close)).toBe(bar.high);
          expect(smaller(bar.low, bar.close)).toBe(bar.low);
        }
        const snapshot = barsOf(trades, resolution);
        const read = withLatest(series, { from: barStart(START, resolution), bars: snapshot });
        expect(read.bars).toEqual(snapshot);
      },
    ),
  );
});

it('foldBar adds only the growth of a minute since its last event', () => {
  const bar = aBar({ openTime: START, volume: decimal('10') });
  const series = seriesFrom({ from: START, bars: [bar] });
  const first = foldBar(series, '60', minuteAt(2, '97201', '1'));
  expect(first.bars[0]?.volume).toBe('10');
  expect(foldBar(first, '60', minuteAt(2, '97201', '1.5')).bars[0]?.volume).toBe('10.5');
});

it('foldBar takes the close of the newest minute only', () => {
  const series = [minuteAt(0, '97201', '1'), minuteAt(1, '97202', '1'), minuteAt(0, '97203', '2')].reduce(
    (all, word) => foldBar(all, '5', word),
    empty,
  );
  expect(series.bars).toHaveLength(1);
  expect(series.bars[0]).toMatchObject({ close: '97202', volume: '3' });
});

it('foldBar ignores a minute that opens days ahead', () => {
  const series = seriesFrom({ from: START, bars: [aBar({ openTime: START })] });
  expect(foldBar(series, '1', aBar({ openTime: START + 90 * 86_400_000 }))).toBe(series);
});

it.each<[Resolution, string]>([
  ['1W', '2026-11-16T00:00:00'],
  ['1W', '2027-01-04T00:00:00'],
  ['1M', '2026-12-01T00:00:00'],
  ['1M', '2027-01-01T00:00:00'],
  ['1M', '2028-03-01T00:00:00'],
])(
  'foldBar closes a bar of %s with the last minute before its end in Shanghai, and opens the next: %s',
  (resolution, text) => {
    const end = Date.parse(`${text}+08:00`);
    const opened = barStart(end - 1, resolution);
    const series = seriesFrom({ from: opened, bars: [aBar({ openTime: opened })] });
    const last = aBar({ openTime: end - MINUTE_MS, high: decimal('97777'), close: decimal('97299') });
    const first = aBar({ openTime: end, low: decimal('96001') });
    expect([last, first].reduce((all, minute) => foldBar(all, resolution, minute), series).bars).toEqual([
      { ...aBar(), openTime: opened, high: decimal('97777'), close: decimal('97299') },
      first,
    ]);
  },
);

it.each<[Resolution, opens: string, lastMinute: string, next: string]>([
  ['1W', '2026-11-15T00:00:00', '2026-11-21T23:59:00', '2026-11-22T00:00:00'],
  ['1W', '2026-11-16T08:00:00', '2026-11-23T07:59:00', '2026-11-23T08:00:00'],
  ['3D', '2026-11-19T00:00:00', '2026-11-21T23:59:00', '2026-11-22T00:00:00'],
  ['1D', '2026-11-20T08:00:00', '2026-11-21T07:59:00', '2026-11-21T08:00:00'],
  ['1M', '2026-11-01T08:00:00', '2026-12-01T07:59:00', '2026-12-01T08:00:00'],
])('foldBar follows a server whose bars of %s begin elsewhere: %s', (resolution, opens, lastMinute, next) => {
  const [openTime = 0, last = 0, after = 0] = [opens, lastMinute, next].map((text) => Date.parse(`${text}+08:00`));
  const series = seriesFrom({ from: openTime, bars: [aBar({ openTime })] });
  const full = foldBar(series, resolution, aBar({ openTime: last, close: decimal('97299') }));
  expect(full.bars).toEqual([aBar({ openTime, close: decimal('97299') })]);
  expect(foldBar(full, resolution, aBar({ openTime: after })).bars[1]?.openTime).toBe(after);
});

describe('pages of a series', () => {
  it('an older page joins the series without repeating a bar', () => {
    const series = seriesFrom({ from: START + 10 * MINUTE_MS, bars: bars(10, 20) });
    const joined = withOlder(series, { from: START, bars: bars(0, 12) }, true);
    expect(joined.bars.map(({ openTime }) => openTime)).toEqual(bars(0, 20).map(({ openTime }) => openTime));
    expect(joined).toMatchObject({ from: START, hasOlder: true });
  });

  it('the series keeps the identity of unchanged bars, so that they are not drawn again', () => {
    const series = seriesFrom({ from: START, bars: bars(0, 20) });
    const again = bars(0, 20).with(7, aBar({ ...bars(7, 8)[0], volume: decimal('99') }));
    const read = withLatest(series, { from: START, bars: again });
    expect(read.bars).toEqual(again);
    expect(read.bars.map((bar, index) => bar === series.bars[index])).toEqual(again.map((_bar, index) => index !== 7));
  });

  it('the series keeps older pages when the newest range is read again', () => {
    const series = seriesFrom({ from: START, bars: bars(0, 20) });
    const read = withLatest(series, { from: START + 15 * MINUTE_MS, bars: bars(15, 25) });
    expect(read.bars).toHaveLength(25);
    expect(read.from).toBe(START);
  });

  it('bars before the requested start join the series once: a back end may ignore the start', () => {
    const whole = bars(0, 25).map(({ openTime }) => openTime);
    const series = seriesFrom({ from: START + 10 * MINUTE_MS, bars: bars(10, 20) });
    const older = withOlder(series, { from: START + 5 * MINUTE_MS, bars: bars(0, 20) }, true);
    const read = withLatest(older, { from: START + 18 * MINUTE_MS, bars: bars(0, 25) });
    expect(read.bars.map(({ openTime }) => openTime)).toEqual(whole);
    // After hours offline the range does not reach the known bars, but the rows do.
    const late = withLatest(series, { from: START + 22 * MINUTE_MS, bars: bars(0, 25) });
    expect(late.bars.map(({ openTime }) => openTime)).toEqual(whole);
  });

  it('the series starts again if the newest range does not reach the known bars', () => {
    const series = seriesFrom({ from: START, bars: bars(0, 20) });
    const read = withLatest(series, { from: START + 100 * MINUTE_MS, bars: bars(100, 120) });
    expect(read.bars).toHaveLength(20);
    expect(read.from).toBe(START + 100 * MINUTE_MS);
  });

  it('the series prefers the newer of two reads of a bar', () => {
    const closed = aBar({ volume: decimal(1_000_000) });
    expect(mergeBars([aBar()], [closed])).toEqual([closed]);
  });
});

it('the next read begins at the bar before the last one, which may have closed without an event', () => {
  const series = seriesFrom({ from: START, bars: bars(0, 5) });
  expect(readAgainFrom(series)).toBe(START + 3 * MINUTE_MS);
});

it('the next read begins at the newest bar of the last read if events have appended more than one bar since', () => {
  const read = seriesFrom({ from: START, bars: bars(0, 5) });
  const appended = bars(5, 8).reduce((series, minute) => foldBar(series, '1', minute), read);
  expect(readAgainFrom(appended)).toBe(START + 4 * MINUTE_MS);
  const again = withLatest(appended, { from: START + 4 * MINUTE_MS, bars: bars(4, 8) });
  expect(readAgainFrom(again)).toBe(START + 6 * MINUTE_MS);
});

it('the next read is a read of everything while fewer than two bars are known', () => {
  expect(readAgainFrom(seriesFrom({ from: START, bars: bars(0, 1) }))).toBeUndefined();
});
