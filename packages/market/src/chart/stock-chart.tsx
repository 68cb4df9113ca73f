import { useFormat } from '@bourse/i18n';
import { colour } from '@bourse/ui-kit';
import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';
import { atMostEvery } from '../at-most-every';
import type { Bar, Pair, Resolution } from '../contract';
import { priceDecimals } from '../display-decimals';
import { marketMessages } from '../messages';
import { BarLegend } from './bar-legend';
import type { ChartKind } from './chart-kind';
import { mountChart, type MountedChart } from './mount-chart';
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
  /** The view comes near to the oldest bar. */
  readonly onNearStart: () => void;
  /** CSS pixels. */
  readonly height: number;
}

/** The plot itself, and the figures of the bar under the pointer. Comes in a chunk of its own with Highcharts. */
export function StockChart({ pair, resolution, kind, bars, onNearStart, height }: StockChartProps) {
  const text = marketMessages.useText();
  const format = useFormat();
  const container = useRef<HTMLDivElement>(null);
  const mounted = useRef<MountedChart>(undefined);
  // The view outlives a chart that is made anew for another kind, language or number of places.
  const lastView = useRef<PriceView>(undefined);
  const [hovered, setHovered] = useState<number>();

  const decimals = priceDecimals(pair);
  const priceLength = format.price(pair.high, decimals).length;
  const series = `${pair.id} ${resolution}`;
  const shownSeries = useRef<string>(undefined);

  const show = useEffectEvent(() => {
    if (!mounted.current || bars.length === 0) return;
    mounted.current.show(bars, shownSeries.current !== series);
    shownSeries.current = series;
  });
  const look = useEffectEvent(() => {
    const view = mounted.current?.view();
    if (!view) return;
    lastView.current = view;
    if (isNearStart(view, bars)) onNearStart();
  });

  useEffect(() => {
    if (!container.current) return undefined;
    const chart = mountChart(container.current, { kind, format, decimals, priceLength }, { onMove: () => look(), onHover: setHovered });
    mounted.current = chart;
    const view = lastView.current;
    show();
    if (view) chart.setView(view);
    return () => {
      mounted.current = undefined;
      chart.unmount();
    };
  }, [kind, format, decimals, priceLength]);

  const redraw = useRef<ReturnType<typeof atMostEvery>>(undefined);
  useEffect(() => {
    const paced = atMostEvery(REDRAW_AT_MOST_EVERY_MS, () => show());
    redraw.current = paced;
    return paced.stop;
  }, []);
  useEffect(() => redraw.current?.request(), [bars, series]);

  const handleKey = (event: KeyboardEvent) => {
    const view = mounted.current?.view();
    const next = view && viewForKey(event.key, view, bars);
    if (!next) return;
    event.preventDefault();
    mounted.current?.setView(next);
  };

  const shown = bars.findLast(({ openTime }) => openTime === hovered) ?? bars.at(-1);
  return (
    <Frame style={{ height }}>
      <BarLegend bar={shown} pair={pair} />
      <Plot
        ref={container}
        role="application"
        aria-label={text('chart.label', { symbol: pair.symbol })}
        aria-description={text('chart.keys')}
        tabIndex={0}
        onKeyDown={handleKey}
      />
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
