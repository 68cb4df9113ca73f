import { barStart } from '@bourse/contracts/bars';
import { decimalsOf } from '@bourse/decimal';
import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@bourse/contract-server';
import { aggregate, type UnitBar } from '../../market-data/bar';
import { BASE_RESOLUTIONS } from '../../store/types';
import { PAIRS } from '../catalogue/pairs';
import { seededRandom } from '../random';
import { fillGap, makeHistory, type History, type Running } from './history';

const NOW = Date.parse('2026-11-20T06:09:31Z');
const history = makeHistory(NOW, seededRandom('history'));

function of(symbol: string, from = history): History & { priceOf: (units: number) => number } {
  const found = PAIRS.find(({ base, quote }) => `${base}/${quote}` === symbol);
  const bars = found && from.get(found.pair.id);
  if (!found || !bars) throw new Error(symbol);
  return { ...bars, priceOf: (units) => units / 10 ** decimalsOf(found.pair.tickSize) };
}

const lastClose = (symbol: string) => {
  const { priceOf, ...bars } = of(symbol);
  return priceOf(bars['1min'].at(-1)?.close ?? 0);
};

it('the history of the first start has ten days of minutes, 120 days of hours and five years of days, without a gap, up to the running minute', () => {
  for (const pair of history.values()) {
    expect(pair['1min'][0]?.openTime).toBe(barStart(NOW - 10 * DAY_MS, '1D'));
    expect(pair['60min'][0]?.openTime).toBe(barStart(NOW - 120 * DAY_MS, '1D'));
    expect(pair['1D'][0]?.openTime).toBeLessThan(NOW - 5 * 365.25 * DAY_MS);
    expect(distances(pair['1min'])).toEqual(new Set([MINUTE_MS]));
    expect(distances(pair['60min'])).toEqual(new Set([HOUR_MS]));
    expect(distances(pair['1D'])).toEqual(new Set([DAY_MS]));
    expect(pair['1min'].at(-1)?.openTime).toBe(barStart(NOW, '1') - MINUTE_MS);
  }
});

it('the history of the first start is consistent over all resolutions', () => {
  for (const pair of history.values()) {
    const hours = aggregate(pair['1min'], '60');
    expect(pair['60min'].slice(-hours.length)).toEqual(hours);
    const days = aggregate(pair['60min'], '1D');
    expect(pair['1D'].slice(-days.length)).toEqual(days);
  }
});

it('the history of the first start has valid bars: whole ticks and lots, highs above lows, volume in each, no jump between two', () => {
  for (const pair of history.values()) {
    const impossible = pair['1min'].filter((bar, index, bars) => {
      const isWhole = Object.values(bar).every((value) => Number.isSafeInteger(value) && value > 0);
      const isInside = bar.high >= Math.max(bar.open, bar.close) && bar.low <= Math.min(bar.open, bar.close);
      return !isWhole || !isInside || bar.open !== (bars[index - 1]?.close ?? bar.open);
    });
    expect(impossible).toEqual([]);
  }
});

it('the history of the first start ends at the prices of the catalogue', () => {
  expect(lastClose('BTC/USDT')).toBeCloseTo(104_250, -2);
  expect(lastClose('DOGE/USDT')).toBeCloseTo(0.2145, 3);
  expect(lastClose('PEPE/USDT')).toBeCloseTo(0.00000087, 8);
  expect(lastClose('PEPE/USDT')).toBeLessThan(0.000001);
});

it('the history of the first start keeps pairs of the same currencies in agreement', () => {
  expect(lastClose('ETH/BTC')).toBeCloseTo(lastClose('ETH/USDT') / lastClose('BTC/USDT'), 5);
  expect(lastClose('LTC/BTC')).toBeCloseTo(lastClose('LTC/USDT') / lastClose('BTC/USDT'), 6);
});

it('the history of the first start is the same for the same seed, and differs for another seed', () => {
  expect(makeHistory(NOW, seededRandom('history'))).toEqual(history);
  expect(makeHistory(NOW, seededRandom('other')).get(1)).not.toEqual(history.get(1));
});

it('the history of the first start moves by a believable amount in a day', () => {
  const moves = of('BTC/USDT')['1D'].map(({ open, close }) => Math.abs(Math.log(close / open)));
  const typical = moves.toSorted((a, b) => a - b)[Math.floor(moves.length / 2)];
  expect(typical).toBeGreaterThan(0.005);
  expect(typical).toBeLessThan(0.05);
});

describe('the missed history', () => {
  const running = new Map<number, Running>(
    [...history].map(([id, bars]) => [
      id,
      Object.fromEntries(BASE_RESOLUTIONS.map((name) => [name, bars[name].at(-1)])),
    ]),
  );

  it('the missed history continues from the last close, minute by minute, and folds into the running hour and day', () => {
    const filled = fillGap(running, NOW + 3 * HOUR_MS, seededRandom('gap'));
    for (const [id, bars] of filled) {
      const before = history.get(id);
      expect(bars['1min']).toHaveLength(180);
      expect(bars['1min'][0]?.open).toBe(before?.['1min'].at(-1)?.close);
      expect(distances([...(before?.['1min'].slice(-1) ?? []), ...bars['1min']])).toEqual(new Set([MINUTE_MS]));
      const whole = [...(before?.['1min'] ?? []), ...bars['1min']];
      expect(bars['60min']).toEqual(aggregate(whole, '60').slice(-4));
      expect(bars['1D']).toEqual(
        aggregate([...(before?.['60min'].slice(0, -1) ?? []), ...bars['60min']], '1D').slice(-1),
      );
    }
  });

  it('a missed year is filled with days, hours and minutes, each for its age', () => {
    const later = NOW + 365 * DAY_MS;
    const [bars] = fillGap(running, later, seededRandom('year')).values();
    expect(bars?.['1min'][0]?.openTime).toBe(barStart(later - 10 * DAY_MS, '1D'));
    expect(bars?.['60min'].length).toBeGreaterThan(120 * 24);
    expect(bars?.['1D'].length).toBe(366);
    expect(bars?.['1min'].at(-1)?.openTime).toBe(barStart(later, '1') - MINUTE_MS);
  });

  it('a quick restart misses no history', () => {
    expect(fillGap(running, NOW + 1000, seededRandom('quick')).size).toBe(0);
    expect(fillGap(new Map(), NOW, seededRandom('quick')).size).toBe(0);
  });
});

function distances(bars: readonly UnitBar[]): Set<number> {
  const found = new Set<number>();
  bars.forEach((bar, index) => {
    const before = bars[index - 1];
    if (before) found.add(bar.openTime - before.openTime);
  });
  return found;
}
