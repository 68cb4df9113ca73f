import type { Decimal } from '@bourse/decimal';
import { useFormat } from '@bourse/i18n';
import { colour, VisuallyHidden } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent } from 'react';
import { atMostEvery, type Paced } from '../at-most-every';
import type { Bar, Pair, Resolution } from '../contract';
import { priceDecimals } from '../display-decimals';
import { figureWriter } from '../order-book/figures';
import { AlertAt } from './alert-at';
import { BarLegend } from './bar-legend';
import type { ChartKind } from './chart-kind';
import type { ChartLine } from './chart-line';
import { chartMessages } from './chart-messages';
import { ChartWords } from './chart-words';
import { mountChart, type MountedChart } from './mount-chart';
import { paintLines } from './paint-lines';
import { endView, isNearStart, movedView, zoomedView, type PriceView } from './price-view';

/** A redraw costs some milliseconds: the running bar moves so often at the most. */
const REDRAW_AT_MOST_EVERY_MS = 200;

const Frame = styled('div')({ position: 'relative' });

const Plot = styled('div')({
  width: '100%',
  height: '100%',
  touchAction: 'pan-y',
  '&:focus-visible': { outline: `2px solid ${colour.accent}`, outlineOffset: -2 },
});

export interface StockChartProps {
  readonly pair: Pair;
  readonly resolution: Resolution;
  readonly kind: ChartKind;
  /** Oldest first. */
  readonly bars: readonly Bar[];
  readonly lines: readonly ChartLine[];
  /** The view comes near to the oldest bar. */
  readonly onNearStart: () => void;
  readonly onAlertAt: ((price: Decimal) => void) | undefined;
  /** CSS pixels. */
  readonly height: number;
}

/** The plot itself, and the figures of the bar under the pointer. Comes in a chunk of its own with Highcharts. */
export function StockChart(props: StockChartProps) {
  const { pair, resolution, kind, bars, lines, onNearStart, onAlertAt, height } = props;
  const text = chartMessages.useText();
  const format = useFormat();
  const keysId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const lineLayer = useRef<SVGGElement>(undefined);
  const mounted = useRef<MountedChart>(undefined);
  // The view outlives a chart that is made anew for another kind, language or number of places.
  const lastView = useRef<PriceView>(undefined);
  const [hovered, setHovered] = useState<number>();

  const decimals = priceDecimals(pair);
  const priceLength = format.price(pair.high, decimals).length;
  const series = `${pair.id} ${resolution}`;
  const shown = useRef<{ readonly series: string; readonly bars: readonly Bar[] }>(undefined);

  const show = useEffectEvent(() => {
    if (!mounted.current || bars.length === 0 || shown.current?.bars === bars) return;
    mounted.current.show(bars, shown.current?.series !== series);
    shown.current = { series, bars };
  });
  const look = useEffectEvent(() => {
    const view = mounted.current?.view();
    if (!view) return;
    lastView.current = view;
    if (isNearStart(view, bars)) onNearStart();
  });

  const drawLines = useEffectEvent((shownLines = lines) => {
    const plane = mounted.current?.plane();
    if (plane && lineLayer.current) paintLines(lineLayer.current, shownLines, plane, figureWriter(format, decimals));
  });
  useEffect(() => drawLines(lines), [lines]);

  useEffect(() => {
    if (!container.current) return undefined;
    const chart = mountChart(
      container.current,
      { kind, format, decimals, priceLength },
      { onMove: () => look(), onHover: setHovered, onDraw: () => drawLines() },
    );
    mounted.current = chart;
    lineLayer.current = chart.addLayer();
    // A new chart has nothing on it yet.
    const { current: before } = shown;
    shown.current = before && { series: before.series, bars: [] };
    const view = lastView.current;
    show();
    if (view) chart.setView(view);
    return () => {
      mounted.current = undefined;
      chart.unmount();
    };
  }, [kind, format, decimals, priceLength]);

  const redraw = useRef<Paced>(undefined);
  useEffect(() => {
    const paced = atMostEvery(REDRAW_AT_MOST_EVERY_MS, () => show());
    redraw.current = paced;
    return paced.stop;
  }, []);
  // After every render; `show` itself knows whether there is anything new.
  useEffect(() => redraw.current?.request());

  const handleKey = (event: KeyboardEvent) => {
    const view = mounted.current?.view();
    const next = view && viewForKey(event.key, view, bars);
    if (!next) return;
    event.preventDefault();
    mounted.current?.setView(next);
  };

  const pointed = bars.findLast(({ openTime }) => openTime === hovered) ?? bars.at(-1);
  return (
    <Frame ref={frame} style={{ height }}>
      <BarLegend bar={pointed} pair={pair} />
      <Plot
        ref={container}
        role="application"
        aria-label={text('plot.label', { symbol: pair.symbol })}
        aria-describedby={keysId}
        tabIndex={0}
        onKeyDown={handleKey}
      />
      <VisuallyHidden id={keysId}>{text('plot.keys')}</VisuallyHidden>
      {onAlertAt && bars.length > 0 && (
        <AlertAt
          frame={frame}
          plane={() => mounted.current?.plane()}
          last={bars.at(-1)?.close ?? pair.last}
          {...{ decimals, onAlertAt }}
        />
      )}
      <ChartWords {...{ pair, resolution, bars, lines }} />
    </Frame>
  );
}

const STEP = 0.1;
const ZOOM = 1.25;

function viewForKey(key: string, view: PriceView, bars: readonly Bar[]): PriceView | undefined {
  switch (key) {
    case 'ArrowLeft':
      return movedView(view, bars, -STEP);
    case 'ArrowRight':
      return movedView(view, bars, STEP);
    case '+':
    case '=':
      return zoomedView(view, bars, 1 / ZOOM);
    case '-':
      return zoomedView(view, bars, ZOOM);
    case 'Home':
      return endView(view, bars, 'oldest');
    case 'End':
      return endView(view, bars, 'newest');
    default:
      return undefined;
  }
}
