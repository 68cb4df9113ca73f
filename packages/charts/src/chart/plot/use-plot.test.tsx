import { createFormatter } from '@bourse/i18n';
import { act, render } from '@testing-library/react';
import { useImperativeHandle, type Ref } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Bar } from '@bourse/contracts/bars';
import { aBar, someBars } from '../../testing';
import type { ChartLook } from './chart-look';
import type { ChartControl, ChartEvents, PlotMount } from './chart-engine';
import { newestView, type PriceView } from './price-view';
import type { PlotInput } from './plot-input';
import { usePlot } from './use-plot';

/** The hook's calls on charts, in order. */
let log: string[];
let events: ChartEvents | undefined;
let mounted: ChartControl[];
let shownBars: readonly Bar[];

/** A chart that records its data. */
function fakeChart(name: string): ChartControl {
  let view: PriceView | undefined;
  return {
    show: ({ bars, isOther }) => {
      shownBars = bars;
      log.push(`${name} shows ${bars.length}${isOther ? ' anew' : ''}`);
      if (isOther || !view) view = newestView(bars);
    },
    view: () => view,
    setView: (next) => {
      view = next;
      log.push(`${name} goes to ${next.min}`);
    },
    isBehind: () => false,
    plotArea: () => undefined,
    pointAt: vi.fn<ChartControl['pointAt']>(),
    setTags: vi.fn<ChartControl['setTags']>(),
    setCountdown: vi.fn<ChartControl['setCountdown']>(),
    setRoom: vi.fn<ChartControl['setRoom']>(),
    addLayer: () => document.createElementNS('http://www.w3.org/2000/svg', 'g'),
    sheets: () => [],
    release: () => log.push(`${name} goes`),
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  log = [];
  mounted = [];
  shownBars = [];
});
afterEach(() => void vi.useRealTimers());

const look: ChartLook = {
  kind: 'candles',
  format: createFormatter({ language: 'en' }),
  decimals: 2,
  priceLength: 9,
  legendLines: 1,
  isLogarithmic: false,
  hasVolume: true,
  panes: [],
  plots: [],
};
const bars = someBars({ count: 100 });
const moved = (): readonly Bar[] => [...bars.slice(0, -1), aBar({ ...bars.at(-1) })];

const mountedObject: PlotMount = {
  control: (heard) => {
    events = heard;
    const name = `chart ${mounted.length + 1}`;
    log.push(`${name} is made`);
    const chart = fakeChart(name);
    mounted.push(chart);
    return chart;
  },
};

/** Takes the place of the component that makes the chart. */
function FakeMount({ ref }: { readonly ref: Ref<PlotMount> }) {
  useImperativeHandle(ref, () => mountedObject, []);
  return null;
}

function Plot(props: PlotInput) {
  const { mountedLook, mount } = usePlot(props);
  return mountedLook && <FakeMount ref={mount} />;
}

function plotted(overrides: Partial<PlotInput> = {}) {
  const nearStart = vi.fn<() => void>();
  let input: PlotInput = {
    look,
    series: 'BTC 1',
    bars,
    barLength: 60_000,
    valuesOf: () => ({}),
    onNearStart: nearStart,
    onShow: vi.fn<PlotInput['onShow']>(),
    onDraw: vi.fn<PlotInput['onDraw']>(),
    ...overrides,
  };
  const view = render(<Plot {...input} />);
  const change = (next: Partial<PlotInput>) => {
    input = { ...input, ...next };
    view.rerender(<Plot {...input} />);
  };
  return { ...view, nearStart, change };
}

/** The running bar is drawn in a task of its own. */
const settle = () => {
  for (let time = 0; time < 1000; time += 100) act(() => void vi.advanceTimersByTime(100));
};

describe('the start of the chart', () => {
  it('the chart is mounted and filled in the commit of its first layout', () => {
    plotted();
    expect(log).toEqual(['chart 1 is made', 'chart 1 shows 100 anew']);
  });

  it('the chart begins with the bars as they are when it is mounted', () => {
    const { change } = plotted({ bars: [] });
    change({ bars });
    settle();
    expect(log).toEqual(['chart 1 is made', 'chart 1 shows 100 anew']);
  });
});

it('another look of the chart is created with the same bars and view', () => {
  const { change } = plotted();
  settle();
  mounted[0]?.setView({ min: 7, max: 9 });
  act(() => events?.onMove());
  log = [];
  change({ look: { ...look, kind: 'line' } });
  settle();
  expect(log).toEqual(['chart 1 goes', 'chart 2 is made', 'chart 2 shows 100', 'chart 2 goes to 7']);
});

describe('the bars of the chart', () => {
  it('moving bars are drawn at most five times a second, and the last of them always', () => {
    const { change } = plotted();
    settle();
    log = [];
    const last = moved();
    for (let count = 0; count < 10; count += 1) {
      change({ bars: count === 9 ? last : moved() });
      act(() => void vi.advanceTimersByTime(20));
    }
    expect(log.length).toBeLessThanOrEqual(2);
    settle();
    expect(log.length).toBeLessThanOrEqual(3);
    expect(shownBars).toBe(last);
  });

  it('unchanged bars are not drawn again', () => {
    const { change } = plotted();
    settle();
    log = [];
    change({ valuesOf: () => ({}) });
    settle();
    expect(log).toEqual([]);
  });

  it('the bars of another series are drawn at once, in a reset view', () => {
    const { change } = plotted();
    settle();
    log = [];
    change({ series: 'BTC 5', bars: bars.slice(50) });
    expect(log).toEqual(['chart 1 shows 50 anew']);
  });

  it('a view near the oldest bar requests older bars', () => {
    const { nearStart } = plotted();
    settle();
    act(() => events?.onMove());
    nearStart.mockClear();
    mounted[0]?.setView({
      min: bars[90]?.openTime ?? 0,
      max: bars[99]?.openTime ?? 0,
    });
    act(() => events?.onMove());
    expect(nearStart).not.toHaveBeenCalled();
    mounted[0]?.setView({ min: bars[2]?.openTime ?? 0, max: bars[40]?.openTime ?? 0 });
    act(() => events?.onMove());
    expect(nearStart).toHaveBeenCalledOnce();
  });
});
