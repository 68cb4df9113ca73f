import { toDrawingNumber } from '@bourse/decimal';
import type { Bar } from '../contract';
import { chartOptions, PRICE, VOLUME, type ChartEvents, type ChartLook } from './chart-options';
import type { ChartKind } from './chart-kind';
import Highcharts from './highcharts';
import { planeOf, type Plane } from './plane';
import { followedView, newestView, type PriceView } from './price-view';
import { svg } from './svg';

export interface MountedChart {
  /** Draws other bars. `isOther`: they are of another pair or resolution, so the view starts anew. */
  readonly show: (bars: readonly Bar[], isOther: boolean) => void;
  readonly view: () => PriceView | undefined;
  readonly setView: (view: PriceView) => void;
  readonly plane: () => Plane | undefined;
  /** A layer over the drawing; its content is the caller's. */
  readonly addLayer: () => SVGGElement;
  readonly unmount: () => void;
}

function pricePoint(kind: ChartKind, bar: Bar): number[] {
  const close = toDrawingNumber(bar.close);
  if (kind !== 'candles') return [bar.openTime, close];
  return [bar.openTime, toDrawingNumber(bar.open), toDrawingNumber(bar.high), toDrawingNumber(bar.low), close];
}

const volumePoint = (bar: Bar): number[] => [bar.openTime, toDrawingNumber(bar.volume)];

/** A Highcharts Stock chart in an element, until `unmount`. Numbers become drawing numbers here and nowhere before. */
export function mountChart(container: HTMLElement, look: ChartLook, events: ChartEvents): MountedChart {
  const chart = Highcharts.stockChart(container, chartOptions(look, events));
  // Words of our own stand beside the drawing.
  chart.renderer.box.setAttribute('aria-hidden', 'true');
  let shown: readonly Bar[] = [];

  const series = (id: string) => chart.series.find(({ options }) => options.id === id);

  const view = (): PriceView | undefined => {
    const { min, max } = chart.xAxis[0]?.getExtremes() ?? {};
    return shown.length > 0 && min !== undefined && max !== undefined ? { min, max } : undefined;
  };

  /** Changes only what differs: the running bar moves many times for each time that another one opens. */
  const fill = (id: string, bars: readonly Bar[], point: (bar: Bar) => number[]) => {
    const filled = series(id);
    if (!filled) return;
    const isSameButLast =
      shown.length > 1 && bars.length === shown.length && bars.at(-2) === shown.at(-2) && bars[0] === shown[0];
    const last = bars.at(-1);
    const drawn = filled.points.at(-1);
    if (isSameButLast && last && drawn?.x === last.openTime) drawn.update(point(last), false);
    else filled.setData(bars.map(point), false, false, false);
  };

  return {
    show(bars, isOther) {
      const before = view();
      const next = before && !isOther ? followedView(before, shown, bars) : newestView(bars);
      fill(PRICE, bars, (bar) => pricePoint(look.kind, bar));
      fill(VOLUME, bars, volumePoint);
      shown = bars;
      if (next) chart.xAxis[0]?.setExtremes(next.min, next.max, false, false);
      chart.redraw(false);
    },
    view,
    setView: ({ min, max }) => chart.xAxis[0]?.setExtremes(min, max, true, false),
    plane: () => planeOf(chart),
    addLayer: () => chart.renderer.box.appendChild(svg('g', {})),
    unmount: () => chart.destroy(),
  };
}
