import { respond, status } from '@bourse/api-client/testing';
import { decimal } from '@bourse/decimal';
import { act, renderHook, waitFor } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { barEvent, timeSeries, type Pair } from '@bourse/contracts/market';
import { type Bar, barStart, bucketLength } from '@bourse/contracts/bars';
import { aPair } from '../testing/fixtures';
import { aBar, someBars } from '@bourse/charts/testing';
import { marketHandlers } from '../testing/handlers';
import { marketSurroundings } from '../testing/market-surroundings';
import { wireBars, wireRunningBar } from '../testing/wire';
import { useChart } from './use-chart';

const MINUTE_MS = bucketLength('1');

const minute = barStart(Date.now(), '1');
/** The server's bars: 1200 minutes up to now. */
let serverBars: readonly Bar[];
const server = setupServer(...marketHandlers({ bars: () => serverBars }));
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const PAGE = 500;

function shown(pair: Pair = aPair()) {
  serverBars = someBars({ count: 1200, until: minute });
  const { realtime, wrapper } = marketSurroundings();
  const hook = renderHook(({ shownPair }) => useChart(shownPair), { initialProps: { shownPair: pair }, wrapper });
  return { ...hook, realtime, chart: () => hook.result.current };
}

async function loaded() {
  const view = shown();
  await waitFor(() => expect(view.chart().state?.kind).toBe('ready'));
  return view;
}

it('useChart loads the newest page at one minute, as candles', async () => {
  const { chart } = await loaded();
  expect(chart()).toMatchObject({ resolution: '1', kind: 'candles' });
  expect(chart().bars.at(-1)?.openTime).toBe(minute);
  expect(chart().bars.length).toBeLessThanOrEqual(PAGE + 1);
});

it('useChart updates the running bar from the socket, and reads again after missed events', async () => {
  const { chart, realtime } = await loaded();
  const running = aBar({
    ...chart().bars.at(-1),
    high: decimal('99999'),
    close: decimal('99999'),
    volume: decimal('999'),
  });
  act(() => realtime.emit(barEvent, wireRunningBar('1-3', running)));
  await waitFor(() => expect(chart().bars.at(-1)).toMatchObject({ close: '99999', volume: '999' }));
  act(() => realtime.emit(barEvent, wireRunningBar('2-3', { ...running, close: decimal('98000') })));
  expect(chart().bars.at(-1)?.close).toBe('99999');

  const missed = aBar({ openTime: minute + MINUTE_MS });
  serverBars = [...serverBars, missed];
  act(() => realtime.resync());
  await waitFor(() => expect(chart().bars.at(-1)).toEqual(missed));
  expect(chart().bars.slice(-3)).toEqual(serverBars.slice(-3));
});

it('useChart has the bars of compared pairs, which are stored on this device, at its resolution', async () => {
  localStorage.removeItem('bourse.chart.compared');
  const { chart } = await loaded();
  expect(chart().comparison?.series).toEqual([]);
  act(() => chart().comparison?.onAdd({ id: '2-3', symbol: 'ETH/USDT' }));
  await waitFor(() => expect(chart().comparison?.series[0]?.bars.at(-1)?.openTime).toBe(minute));
  const { series } = chart().comparison ?? { series: [] };
  act(() => chart().onKind('line'));
  // The same list as long as nothing changes: another list is drawn again.
  expect(chart().comparison?.series).toBe(series);
  expect(localStorage.getItem('bourse.chart.compared')).toBe('[{"id":"2-3","symbol":"ETH/USDT"}]');
  act(() => chart().comparison?.onRemove({ id: '2-3', symbol: 'ETH/USDT' }));
  expect(chart().comparison?.series).toEqual([]);
});

it('useChart joins older pages until the history ends, each bar once and in order', async () => {
  const { chart } = await loaded();
  for (const count of [1001, 1200]) {
    act(() => {
      // Requested twice, fetched once.
      chart().onNearStart();
      chart().onNearStart();
    });
    // oxlint-disable-next-line no-await-in-loop -- each page begins where the one before ends
    await waitFor(() => expect(chart().bars.length).toBeGreaterThanOrEqual(count));
  }
  expect(chart().bars).toEqual(serverBars);
});

it('useChart reads older bars of a pair while those of the previous pair are pending', async () => {
  const { chart, rerender } = await loaded();
  // The first pair's older bars never come.
  server.use(
    respond(timeSeries, ({ request: { symbol, from, to } }) =>
      symbol === 'BTC/USDT'
        ? new Promise<never>(() => {})
        : wireBars(serverBars.filter(({ openTime }) => openTime >= from * 1000 && openTime <= to * 1000)),
    ),
  );
  act(() => chart().onNearStart());
  rerender({ shownPair: aPair({ baseId: 2, base: 'ETH' }) });
  await waitFor(() => expect(chart().state?.kind).toBe('ready'));
  const { length } = chart().bars;
  act(() => chart().onNearStart());
  await waitFor(() => expect(chart().bars.length).toBeGreaterThan(length));
});

it('useChart keeps the bars of one resolution until those of the next have loaded, and remembers the choice', async () => {
  const { chart } = await loaded();
  const before = chart().bars;
  act(() => chart().onResolution('5'));
  expect(chart()).toMatchObject({ resolution: '5', barsResolution: '1', bars: before });
  await waitFor(() => expect(chart().barsResolution).toBe('5'));
  expect(localStorage.getItem('bourse.chart.resolution')).toBe('5');
});

it('useChart never shows the bars of another pair', async () => {
  const { chart, rerender } = await loaded();
  rerender({ shownPair: aPair({ baseId: 2, base: 'ETH' }) });
  expect(chart().bars).toEqual([]);
  expect(chart().state?.kind).toBe('loading');
});

it('useChart reports a failure to load bars, and retries on request', async () => {
  server.use(respond(timeSeries, () => status(500)));
  const { chart } = shown();
  await waitFor(() => expect(chart().state?.kind).toBe('failed'));
  server.resetHandlers();
  act(() => chart().onRetry?.());
  await waitFor(() => expect(chart().state?.kind).toBe('ready'));
});
