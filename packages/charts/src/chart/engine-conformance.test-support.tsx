import { createFormatter } from '@bourse/i18n';
import { useEffect, useRef } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import type { Bar } from '@bourse/contracts/bars';
import { aBar, someBars } from '../testing/fixtures';
import { decimal } from '@bourse/decimal';
import type { ChartControl, ChartEngine, OnHover, PlotMount } from './plot/chart-engine';
import type { ChartLook } from './plot/chart-look';
import { barsThatFit, newestView, zoomedView } from './plot/price-view';

/* What each chart library has to do alike: the suite runs as a story of each engine. */

const MINUTE_MS = 60_000;
const WIDTH = 640;
const HEIGHT = 400;
/** CSS pixels: a candle at an edge may be cut. */
const HALF_CANDLE = 4;
const bars = someBars({ count: 200 });
const FIRST_BARS = barsThatFit(WIDTH);
const firstView = (shown: readonly Bar[]) => newestView(shown, FIRST_BARS);

const LOOK: ChartLook = {
  kind: 'candles',
  format: createFormatter({ language: 'en', timeZone: 'UTC' }),
  decimals: 2,
  priceLength: 9,
  legendLines: 1,
  isLogarithmic: false,
  hasVolume: true,
  panes: [{ id: 'rsi', guides: [30, 70], decimals: 2 }],
  plots: [
    { id: 'ma', label: 'MA', shape: 'line', tint: 'accent' },
    { id: 'rsi-0', label: 'RSI', shape: 'columns', tint: 'blue', pane: 'rsi' },
  ],
};

const valuesFor = (shown: readonly Bar[]) => ({
  ma: shown.map((bar, index) => (index < 10 ? null : Number(bar.close))),
  'rsi-0': shown.map((_bar, index) => (index % 40) - 20),
});

export interface EngineConformanceProps {
  readonly engine: ChartEngine;
  readonly onMount: (mount: PlotMount | null) => void;
  readonly onHover: OnHover;
}

/** A plot of an engine alone, without the chart around it. */
export function EngineConformance({ engine, onMount, onHover }: EngineConformanceProps) {
  const mount = useRef<PlotMount>(null);
  useEffect(() => onMount(mount.current), [onMount]);
  return (
    <div data-bench style={{ width: WIDTH, height: HEIGHT, display: 'grid' }}>
      <engine.Plot ref={mount} look={LOOK} onHover={onHover} />
    </div>
  );
}

const show = (control: ChartControl, shown: readonly Bar[], isOther = false) =>
  control.show({ bars: shown, barLength: MINUTE_MS, values: valuesFor(shown), isRevalued: false, isOther });

/** The geometry once the library has drawn the newest bars. */
async function drawnArea(control: ChartControl) {
  await waitFor(() => expect(control.plotArea()?.height).toBeGreaterThan(100));
  const area = control.plotArea();
  if (!area) throw new Error('nothing is drawn');
  return area;
}

const later = (count: number) => [
  ...bars,
  ...someBars({ count, until: (bars.at(-1)?.openTime ?? 0) + count * MINUTE_MS }),
];

/** Opening time of a bar, epoch milliseconds. */
const opened = (index: number) => bars.at(index)?.openTime ?? 0;

interface Bench {
  readonly canvasElement: HTMLElement;
  readonly mount: PlotMount;
  readonly onHover: ReturnType<typeof fn>;
  /** Bars by which the library may widen a view that follows the newest bar, where the axis of prices gets narrower. */
  readonly mostExtraBars: number;
  readonly step: (name: string, play: () => Promise<void>) => Promise<void> | void;
}

/** The conformance suite. */
export async function expectConformance({ canvasElement, mount, onHover, mostExtraBars, step }: Bench): Promise<void> {
  const [onMove, onDraw] = [fn(), fn()];
  const control = mount.control({ onMove, onDraw });
  if (!control) throw new Error('there is no chart');
  const bench = canvasElement.querySelector('[data-bench]');

  await step('nothing is in view before there are bars', async () => {
    await expect(control.view()).toBeUndefined();
    await expect(control.isBehind()).toBe(false);
  });
  await step('the newest bars are shown first, and drawing is reported', async () => {
    show(control, bars);
    await waitFor(() => expect(control.view()).toEqual(firstView(bars)));
    await drawnArea(control);
    await waitFor(() => expect(onDraw).toHaveBeenCalled());
    await expect(control.isBehind()).toBe(false);
  });
  await step('moments and prices lie where they are drawn, and are read back from there', async () => {
    const area = await drawnArea(control);
    const [first, last] = [area.xOf(opened(-FIRST_BARS)), area.xOf(opened(-1))];
    await expect(first).toBeGreaterThan(area.left - HALF_CANDLE);
    await expect(last).toBeLessThan(area.left + area.width + HALF_CANDLE);
    await expect((last - first) / area.width).toBeGreaterThan(0.9);
    await expect(area.momentAt(area.xOf(opened(-30)))).toBeCloseTo(opened(-30), -1);
    for (const bar of bars.slice(-FIRST_BARS)) {
      const [high, low] = [area.yOf(Number(bar.high)), area.yOf(Number(bar.low))];
      await expect(high).toBeGreaterThanOrEqual(area.top);
      await expect(low).toBeLessThanOrEqual(area.top + area.height);
      await expect(high).toBeLessThan(low);
    }
    await expect(area.priceAt(area.yOf(96_000))).toBeCloseTo(96_000, 4);
  });
  await step('the running bar moves without a move of the view', async () => {
    const close = decimal('96111.11');
    show(control, [...bars.slice(0, -1), aBar({ ...bars.at(-1), close })]);
    await waitFor(() => expect(bench).toHaveTextContent('96,111.11'));
    await expect(control.view()).toEqual(firstView(bars));
    show(control, bars);
  });
  await step('a view is set and read back exactly', async () => {
    onMove.mockClear();
    const view = { min: opened(-120), max: opened(-81) };
    control.setView(view);
    await waitFor(() => expect(onMove).toHaveBeenCalled());
    await waitFor(() => expect(control.view()).toEqual(view));
    await expect(control.isBehind()).toBe(true);
    await step('and stays when newer or older bars arrive', async () => {
      show(control, later(3));
      await waitFor(() => expect(control.view()).toEqual(view));
      show(control, [...someBars({ count: 50, until: opened(0) - MINUTE_MS }), ...later(3)]);
      await waitFor(() => expect(control.view()).toEqual(view));
      await expect(control.isBehind()).toBe(true);
    });
  });
  await step('a view at the newest bar follows it with as many bars', async () => {
    show(control, bars, true);
    await waitFor(() => expect(control.view()).toEqual(firstView(bars)));
    await drawnArea(control);
    show(control, later(1));
    const followed = firstView(later(1));
    await waitFor(() => expect(control.view()?.max).toBe(followed?.max));
    const extraBars = ((followed?.min ?? 0) - (control.view()?.min ?? 0)) / MINUTE_MS;
    await expect(extraBars).toBeGreaterThanOrEqual(0);
    await expect(extraBars).toBeLessThanOrEqual(mostExtraBars);
  });
  await step('a bar that arrives before the newest bars are drawn is in view too', async () => {
    control.setView({ min: opened(-120), max: opened(-81) });
    show(control, bars, true);
    show(control, later(1));
    await new Promise(requestAnimationFrame);
    await waitFor(() => expect(control.view()?.max).toBe(firstView(later(1))?.max));
  });
  await step('other bars reset the view', async () => {
    control.setView(zoomedView(firstView(bars) ?? { min: 0, max: 0 }, bars, 0.5));
    show(control, bars.slice(50), true);
    await waitFor(() => expect(control.view()).toEqual(firstView(bars)));
  });
  await step('room after the newest bar moves it away from the axis', async () => {
    const before = await drawnArea(control);
    const x = before.xOf(opened(-1));
    control.setRoom(5 * MINUTE_MS);
    await waitFor(() => expect(control.plotArea()?.xOf(opened(-1))).toBeLessThan(x - 20));
    const area = await drawnArea(control);
    const bar = area.xOf(opened(-1)) - area.xOf(opened(-2));
    await expect(area.xOf(opened(-1) + 2 * MINUTE_MS) - area.xOf(opened(-1))).toBeCloseTo(2 * bar, 0);
    control.setRoom(0);
    await waitFor(() => expect(control.plotArea()?.xOf(opened(-1))).toBeGreaterThan(x - 20));
  });
  await step('the cross-hair is set by position and tells its bar', async () => {
    const area = await drawnArea(control);
    const { left = 0, top = 0 } = bench?.getBoundingClientRect() ?? {};
    onHover.mockClear();
    const place = { clientX: left + area.xOf(opened(-20)), clientY: top + area.top + area.height / 2 };
    // A library may index the points of new bars in a task of its own.
    for (let frame = 0; frame < 60 && onHover.mock.lastCall?.[0] !== opened(-20); frame += 1) {
      control.pointAt(place);
      await new Promise(requestAnimationFrame);
    }
    await expect(onHover).toHaveBeenLastCalledWith(opened(-20));
  });
  await step('the time until the bar closes is below the last price', async () => {
    control.setCountdown('00:42');
    await expect(bench?.querySelector('[data-note]')).toHaveTextContent('00:42');
    control.setCountdown('');
    await expect(bench?.querySelector('[data-note]')).toBeEmptyDOMElement();
  });
  await step('a layer lies over the drawing at its place, and the drawing can be saved', async () => {
    const layer = control.addLayer();
    const box = layer?.ownerSVGElement?.getBoundingClientRect();
    const place = bench?.getBoundingClientRect();
    await expect([box?.left, box?.top]).toEqual([place?.left, place?.top]);
    control.setTags([96_000]);
    const sheets = control.sheets();
    await expect(sheets.length).toBeGreaterThan(0);
    await expect(sheets[0]?.place.width).toBeCloseTo(WIDTH, -1);
  });
  await step('after its release a control ignores every call, twice released too', async () => {
    control.release();
    control.release();
    onMove.mockClear();
    show(control, later(2));
    control.setView({ min: opened(-9), max: opened(-1) });
    control.setRoom(MINUTE_MS);
    control.setTags([1]);
    control.setCountdown('00:42');
    control.pointAt({ clientX: 1, clientY: 1 });
    await expect([control.view(), control.plotArea(), control.addLayer()]).toEqual([undefined, undefined, undefined]);
    await expect(control.isBehind()).toBe(false);
    await expect(control.sheets()).toEqual([]);
    await expect(onMove).not.toHaveBeenCalled();
  });
  await step('the same component gives another control', async () => {
    const other = mount.control({ onMove, onDraw });
    if (!other) throw new Error('there is no chart');
    show(other, bars, true);
    await waitFor(() => expect(other.view()).toEqual(firstView(bars)));
    other.release();
  });
}
