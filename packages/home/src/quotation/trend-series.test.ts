import * as v from 'valibot';
import { expect, it } from 'vitest';
import { trendSeries } from './trend-series';

const week = Array.from({ length: 10_080 }, (_none, index) => ({ id: (index + 1) * 60, close: index + 1 }));

it('the trend series reads 60 bars of a week at equal distances, the last one included', () => {
  const read = v.parse(trendSeries.reply, week);
  expect(read).toHaveLength(60);
  expect(read.at(-1)?.close).toBe('10080');
  expect(new Set(read.slice(1).map(({ openTime }, index) => openTime - (read[index]?.openTime ?? 0)))).toHaveLength(1);
});

it('the trend series reads a short series whole, and a missing one as empty', () => {
  expect(v.parse(trendSeries.reply, week.slice(0, 3))).toHaveLength(3);
  expect(v.parse(trendSeries.reply, null)).toEqual([]);
});

it('the trend series drops an entry that is no bar and keeps the others', () => {
  expect(v.parse(trendSeries.reply, [week[0], { id: 120 }, week[2]]).map(({ close }) => close)).toEqual(['1', '3']);
});
