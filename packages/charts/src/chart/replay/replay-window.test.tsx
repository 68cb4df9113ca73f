import { decimal, type Decimal } from '@bourse/decimal';
import { preloadMessages } from '@bourse/i18n/testing';
import { uiKitMessages } from '@bourse/ui-kit';
import { renderWithKit } from '@bourse/ui-kit/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { useImperativeHandle } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { chartsMessages } from '../../locales/messages';
import { aBar, aChartPair, FIXTURE_NOW } from '../../testing';
import { jumpMessages } from '../date-jump/locales/messages';
import type { LoadedTo, LoadTo } from '../date-jump/loaded-to';
import type { ChartControl, ChartEngine, ChartEvents, PlotMount } from '../plot/chart-engine';
import type { ChartLook } from '../plot/chart-look';
import { replayMessages } from './locales/messages';
import type { ReplayedChart } from './replay-plot';
import { ReplayWindow } from './replay-window';

beforeAll(() => preloadMessages([chartsMessages, jumpMessages, replayMessages, uiKitMessages]));
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const MINUTE = 60_000;
const FEE = decimal('0.001');
/** Each bar closes one above the bar before; the last one, at 129, runs. */
const bars = Array.from({ length: 30 }, (_none, index) =>
  aBar({ openTime: FIXTURE_NOW - (29 - index) * MINUTE, close: decimal(100 + index) }),
);
/** The view of every chart ends at the bar of 19:50. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the window reads the view alone
const control = { view: () => ({ min: 0, max: FIXTURE_NOW - 10 * MINUTE }) } as unknown as ChartControl;
const engine: ChartEngine = {
  Plot: ({ ref }) => {
    useImperativeHandle(ref, () => ({ control: () => control }), []);
    return <div role="application" />;
  },
  loadSound: () => Promise.reject(new Error('no sound')),
};
/** The window gets the control of its chart as soon as the chart has it. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the plot of this test calls none
const take = (mount: PlotMount | null) => void mount?.control({} as ChartEvents);
const reached: LoadTo = () => Promise.resolve({ outcome: 'reached', resolution: '1' });

async function open(takerFee: Decimal | undefined, onLoadTo = reached) {
  const onClose = vi.fn<() => void>();
  const drawn: ReplayedChart[] = [];
  renderWithKit(
    <ReplayWindow
      engine={engine}
      pair={aChartPair()}
      resolution="1"
      bars={bars}
      now={() => FIXTURE_NOW + 1000}
      onLoadTo={onLoadTo}
      takerFee={takerFee}
      renderChart={(replayed) => {
        drawn.push(replayed);
        const { Plot } = replayed.engine;
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the plot of this test draws nothing
        return <Plot ref={take} look={{} as ChartLook} onHover={() => undefined} />;
      }}
      onClose={onClose}
    />,
  );
  await act(() => vi.advanceTimersByTimeAsync(1));
  return { onClose, chart: () => drawn.at(-1) };
}

const button = (name: string) => screen.getByRole('button', { name });
const figure = (label: string) =>
  screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent.replaceAll('\u00a0', ' ');

/** By date; the bar at 19:40 is the tenth and closes at 109. */
async function startAt(time: string) {
  fireEvent.change(screen.getByLabelText(/^Time/), { target: { value: time } });
  fireEvent.click(button('Start at this date'));
  // The bars are loaded; the start follows once they are rendered.
  await act(() => vi.advanceTimersByTimeAsync(1));
  await act(() => vi.advanceTimersByTimeAsync(1));
}

const typeSize = (size: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: 'Size' }), { target: { value: size } });

it('a replay shows no bar after the current one, and neither orders nor a clock', async () => {
  const { chart } = await open(FEE);
  expect(chart()?.bars).toBe(bars);
  await startAt('19:40');
  expect(chart()?.bars).toEqual(bars.slice(0, 10));
  expect(chart()).toMatchObject({
    now: undefined,
    onOrderAt: undefined,
    comparison: undefined,
  });
  fireEvent.click(button('Next bar'));
  expect(chart()?.bars).toEqual(bars.slice(0, 11));
});

it('an order on paper is filled at the close, and the profit is after the taker fee', async () => {
  const { chart } = await open(FEE);
  await startAt('19:40');
  typeSize('2');
  fireEvent.click(button('Paper buy'));
  expect(figure('Paper position')).toBe('Long 2 BTC');
  expect(figure('Fees paid')).toBe('0.22 USDT');
  fireEvent.click(button('Next bar'));
  // One more for each of two, less the fee of 0.218.
  expect(figure('P/L after fees')).toBe('+1.78 USDT');
  expect(chart()?.lines).toMatchObject([{ price: '109' }]);
  expect(chart()?.marks).toMatchObject([{ time: bars[9]?.openTime, price: '109', tone: 'up' }]);
  fireEvent.click(button('Paper sell'));
  expect(figure('Paper position')).toBe('None');
  expect(figure('P/L after fees')).toBe('+1.56 USDT');
  const trades = within(screen.getByRole('table', { name: 'Paper trades' }));
  expect(trades.getAllByRole('row')).toHaveLength(3);
});

it('an order without a size, or without a fee that the exchange does not send, is refused with the reason', async () => {
  await open(undefined);
  await startAt('19:40');
  fireEvent.click(button('Paper buy'));
  expect(screen.getByText('Enter a size above zero.')).toBeInTheDocument();
  expect(screen.getByText('Enter the taker fee.')).toBeInTheDocument();
  expect(screen.getByText('No paper trades yet')).toBeInTheDocument();
});

it('keys step and play outside of fields alone', async () => {
  const { chart } = await open(FEE);
  await startAt('19:40');
  fireEvent.keyDown(screen.getByRole('textbox', { name: 'Size' }), { key: 'n' });
  expect(chart()?.bars).toHaveLength(10);
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'n' });
  expect(chart()?.bars).toHaveLength(11);
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'k' });
  act(() => void vi.advanceTimersByTime(1000));
  expect(chart()?.bars).toHaveLength(12);
  expect(button('Pause')).toBeInTheDocument();
});

it('a start that no closed bar follows is refused, and another start begins without trades', async () => {
  await open(FEE);
  await startAt('19:59');
  expect(within(screen.getByRole('dialog')).getByText(/^No closed bar follows this one/)).toBeInTheDocument();
  await startAt('19:40');
  typeSize('1');
  fireEvent.click(button('Paper sell'));
  expect(figure('Paper position')).toBe('Short 1 BTC');
  fireEvent.click(button('Choose another start'));
  await startAt('19:40');
  expect(figure('Paper position')).toBe('None');
});

it('the window says why the order form cannot be reached, and its button leaves to the real market', async () => {
  const { onClose } = await open(FEE);
  expect(screen.getByRole('dialog', { name: 'Replay of BTC/USDT' })).toHaveAccessibleDescription(
    /The order form is unavailable until you leave/,
  );
  fireEvent.click(button('Leave replay'));
  expect(onClose).toHaveBeenCalledOnce();
});

it('a refused start keeps the trades of the replay before', async () => {
  const { chart } = await open(FEE);
  await startAt('19:40');
  typeSize('1');
  fireEvent.click(button('Paper sell'));
  fireEvent.click(button('Choose another start'));
  await startAt('19:59');
  expect(within(screen.getByRole('dialog')).getByText(/^No closed bar follows this one/)).toBeInTheDocument();
  expect(chart()?.marks).toHaveLength(1);
});

it('no bar of the chart starts a replay while the bars of a date load', async () => {
  const loading = Promise.withResolvers<LoadedTo>();
  const { chart } = await open(FEE, () => loading.promise);
  await startAt('19:40');
  fireEvent.keyDown(screen.getByRole('application'), { key: 'Enter' });
  expect(chart()?.bars).toBe(bars);
  loading.resolve({ outcome: 'reached', resolution: '1' });
  await act(() => vi.advanceTimersByTimeAsync(1));
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(chart()?.bars).toEqual(bars.slice(0, 10));
});

it('Enter on the chart starts at the newest bar in view', async () => {
  const { chart } = await open(FEE);
  fireEvent.keyDown(screen.getByRole('application'), { key: 'Enter' });
  expect(chart()?.bars).toEqual(bars.slice(0, 20));
});
