import { READY } from '@bourse/feature-kit';
import { exchangeApi } from '@bourse/api-client';
import { decimal, plus } from '@bourse/decimal';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { QueryStatus } from '@reduxjs/toolkit/query';
import * as fc from 'fast-check';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { barEvent, type Pair } from '@bourse/contracts/market';
import { type Bar, type Resolution, barStart, bucketLength } from '@bourse/contracts/bars';
import { aPair } from '../testing/fixtures';
import { aBar, someBars } from '@bourse/charts/testing';
import { marketHandlers } from '../testing/handlers';
import { marketSurroundings } from '../testing/market-surroundings';
import { wireRunningBar } from '../testing/wire';
import { joinBars } from './bars';
import { useChart } from './use-chart';

const MINUTE_MS = bucketLength('1');

const BTC = aPair();
const ETH = aPair({ baseId: 2, base: 'ETH' });

/** An exchange with the minute bars of two pairs. */
let minutes: Map<string, Bar[]>;

/** Word by word: first, largest, smallest, last, sum of the minutes in a bar. */
function barsOf(symbol: string, resolution: Resolution): readonly Bar[] {
  const bars: Bar[] = [];
  for (const minute of minutes.get(symbol) ?? []) {
    const openTime = barStart(minute.openTime, resolution);
    const last = bars.at(-1);
    if (last?.openTime === openTime) bars[bars.length - 1] = joinBars(last, minute);
    else bars.push({ ...minute, openTime });
  }
  return bars;
}

const server = setupServer(...marketHandlers({ bars: barsOf }));
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());

type Step =
  | { readonly does: 'scroll back' | 'reconnect' }
  | { readonly does: 'trade' | 'miss'; readonly pair: Pair; readonly price: number; readonly isNewMinute: boolean }
  | { readonly does: 'look'; readonly pair: Pair; readonly resolution: Resolution };

const pair = fc.constantFrom(BTC, ETH);
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof<fc.Arbitrary<Step>[]>(
    fc.record({ does: fc.constantFrom('scroll back' as const, 'reconnect' as const) }),
    fc.record({
      does: fc.constantFrom('trade' as const, 'miss' as const),
      pair,
      price: fc.integer({ min: 90_000, max: 99_000 }),
      isNewMinute: fc.boolean(),
    }),
    fc.record({
      does: fc.constant('look' as const),
      pair,
      resolution: fc.constantFrom<Resolution>('1', '5', '60', '1D'),
    }),
  ),
  { minLength: 1, maxLength: 8 },
);

/** A trade at the exchange: its minute grows, or another one opens. */
function trade(symbol: string, price: number, isNewMinute: boolean): Bar {
  const all = minutes.get(symbol) ?? [];
  const last = all.at(-1) ?? aBar();
  const value = decimal(price);
  const volume = decimal('0.5');
  const own = { openTime: last.openTime, open: value, high: value, low: value, close: value, volume };
  const next = isNewMinute ? { ...own, openTime: last.openTime + MINUTE_MS } : joinBars(last, own);
  minutes.set(symbol, isNewMinute ? [...all, next] : [...all.slice(0, -1), next]);
  return next;
}

function open(shown: Pair) {
  localStorage.clear();
  const { realtime, store, wrapper } = marketSurroundings();
  const hook = renderHook(({ of }) => useChart(of), { initialProps: { of: shown }, wrapper });
  const chart = () => hook.result.current;
  const settled = () =>
    waitFor(() => {
      expect(chart()).toMatchObject({ state: READY, barsResolution: chart().resolution });
      const { queries } = store.getState()[exchangeApi.reducerPath];
      expect(Object.values(queries).filter((query) => query?.status === QueryStatus.pending)).toEqual([]);
    });
  const look = async (of: Pair, resolution: Resolution) => {
    act(() => chart().onResolution(resolution));
    hook.rerender({ of });
    await settled();
  };
  return { chart, realtime, settled, look };
}

/** The bars of a newly opened page. */
async function afterFreshLoad(of: Pair, resolution: Resolution): Promise<readonly Bar[]> {
  const { chart, look } = open(of);
  await look(of, resolution);
  return chart().bars;
}

it('the chart shows the same bars after scrolling, reconnecting and switching as after a fresh load', async () => {
  await fc.assert(
    fc.asyncProperty(steps, pair, fc.constantFrom<Resolution>('1', '5', '1D'), async (taken, lastPair, resolution) => {
      const now = barStart(Date.now(), '1');
      minutes = new Map([
        [BTC.symbol, someBars({ count: 1300, until: now })],
        [
          ETH.symbol,
          someBars({ count: 700, until: now - MINUTE_MS }).map((bar) => ({
            ...bar,
            volume: bar.volume && plus(bar.volume, bar.volume),
          })),
        ],
      ]);
      const { chart, realtime, settled, look } = open(BTC);
      await settled();
      for (const step of taken) {
        if ('price' in step) {
          const minute = trade(step.pair.symbol, step.price, step.isNewMinute);
          if (step.does === 'trade') act(() => realtime.emit(barEvent, wireRunningBar(step.pair.id, minute)));
        } else if ('resolution' in step) {
          // oxlint-disable-next-line no-await-in-loop -- one step after the other
          await look(step.pair, step.resolution);
        } else act(() => (step.does === 'reconnect' ? realtime.resync() : chart().onNearStart()));
        // oxlint-disable-next-line no-await-in-loop -- one step after the other
        await settled();
      }
      await look(lastPair, resolution);
      act(() => realtime.resync());
      await settled();
      // The store may have the bars of the last read before the hook has rendered them.
      await waitFor(() => {
        const { bars } = chart();
        expect(bars).toEqual(barsOf(lastPair.symbol, resolution).slice(-bars.length));
      });
      const shown = chart().bars;
      cleanup();

      const fresh = await afterFreshLoad(lastPair, resolution);
      expect(shown.slice(-fresh.length)).toEqual(fresh);
      cleanup();
    }),
    { numRuns: 10 },
  );
}, 120_000);
