import type { ExchangeCall } from '@bourse/api-client';
import { decimal } from '@bourse/decimal';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Bar } from '@bourse/contracts/bars';
import { foldBars, readBars } from './read-bars';

const MIDNIGHT = Date.UTC(2026, 10, 19, 16);
const MINUTE_MS = 60_000;

const minute = (index: number, close: string): Bar => ({
  openTime: MIDNIGHT + index * MINUTE_MS,
  open: decimal(close),
  high: decimal(close),
  low: decimal(close),
  close: decimal(close),
  volume: decimal('1'),
});

let asked: string[];
let warn: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  asked = [];
  warn = vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
});

const periodOf = ({ request }: ExchangeCall) => String(Reflect.get(Object(request), 'period'));

/** A back end that knows `1min` alone. */
const onlyMinutes = (call: ExchangeCall) => {
  const period = periodOf(call);
  asked.push(period);
  return period === '1min'
    ? { data: [minute(0, '10'), minute(1, '12'), minute(2, '9'), minute(3, '11'), minute(5, '13')] }
    : { error: { kind: 'rejected', text: '参数错误' } };
};

const stretch = { symbol: 'BTC/USDT', resolution: '5', from: MIDNIGHT, to: MIDNIGHT + 10 * MINUTE_MS } as const;

describe('bars of a refused period', () => {
  it('bars of a refused period are folded from 1min', async () => {
    const { data } = await readBars(onlyMinutes, {}, stretch);
    expect(data?.bars).toEqual([
      { openTime: MIDNIGHT, open: '10', high: '12', low: '9', close: '11', volume: '4' },
      { ...minute(5, '13') },
    ]);
    expect(asked).toEqual(['5min', '1min']);
  });

  it('bars of a refused period are requested as 1min from then on, with one report in the console', async () => {
    const extra = {};
    await readBars(onlyMinutes, extra, stretch);
    await readBars(onlyMinutes, extra, stretch);
    expect(asked).toEqual(['5min', '1min', '1min']);
    expect(warn).toHaveBeenCalledOnce();
  });

  it('bars of a refused period have the refusal where 1min is refused too: the pair or the user is the reason', async () => {
    const refusal = { kind: 'rejected', text: '交易对不存在' };
    const answer = await readBars(() => ({ error: refusal }), {}, stretch);
    expect(answer).toEqual({ error: refusal });
    expect(warn).not.toHaveBeenCalled();
  });

  it('a lost connection does not count as a refused period', async () => {
    const lost = (call: ExchangeCall) => {
      asked.push(periodOf(call));
      return { error: { kind: 'network' } };
    };
    await readBars(lost, {}, stretch);
    expect(asked).toEqual(['5min']);
  });

  it('bars of a refused period cover at most 7 days of minutes, from the start of a bar', async () => {
    const { data } = await readBars(onlyMinutes, {}, { ...stretch, resolution: '1D', from: 0, to: MIDNIGHT });
    expect(data?.from).toBe(MIDNIGHT - 7 * 24 * 60 * MINUTE_MS);
    expect(asked).toEqual(['1day', '60min', '1min']);
  });

  it.each([
    ['720', ['720min', '60min'], 500],
    ['3D', ['3day', '1day'], 500 * 24],
  ] as const)(
    'bars of %s, which the back end refuses, are folded from the longest known period',
    async (resolution, periods, hours) => {
      const known = new Set(['1min', '60min', '1day']);
      const hoursAndDays = (call: ExchangeCall) => {
        asked.push(periodOf(call));
        return known.has(periodOf(call)) ? { data: [minute(0, '10')] } : { error: { kind: 'http', status: 404 } };
      };
      const extra = {};
      const { data } = await readBars(hoursAndDays, extra, { ...stretch, resolution, from: 0, to: MIDNIGHT });
      await readBars(hoursAndDays, extra, { ...stretch, resolution, from: 0, to: MIDNIGHT });
      expect(asked).toEqual([...periods, periods[1]]);
      const span = (MIDNIGHT - Number(data?.from)) / (60 * MINUTE_MS);
      expect(span).toBeGreaterThanOrEqual(hours);
      expect(span).toBeLessThan(hours + 72);
    },
  );
});

it('foldBars folds bars in any order', () => {
  const minutes = [minute(4, '3'), minute(0, '1'), minute(2, '5')];
  expect(foldBars(minutes, '5')).toEqual([
    { openTime: MIDNIGHT, open: '1', high: '5', low: '1', close: '3', volume: '3' },
  ]);
});
