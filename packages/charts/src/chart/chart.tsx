import { type ChartLibrary, type LoadState, ReadError, READY, useSite } from '@bourse/feature-kit';
import type { Decimal } from '@bourse/decimal';
import {
  Box,
  colour,
  EASING,
  EmptyState,
  ErrorState,
  FocusTrap,
  lazyPart,
  type MenuEntry,
  Skeleton,
  VisuallyHidden,
} from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { Bar, Resolution } from '@bourse/contracts/bars';
import type { ChartPair } from '../chart-pair';
import { chartsMessages } from '../locales/messages';
import type { ChartComparison } from './compare/comparison';
import type { LoadTo } from './date-jump/loaded-to';
import { EARLY_CHART } from './early-chart';
import type { IndicatorSettings } from './indicators/use-indicators';
import type { ChartKind } from './plot/chart-kind';
import type { ChartLine, OrderKind } from './plot/chart-line';
import type { ChartMark } from './plot/chart-mark';
import type { ChartPointer } from './plot/chart-pointer';
import { longResolution } from './resolution/resolution-text';
import { ChartToolbar, useToolbarHeight } from './toolbar/chart-toolbar';
import { useFullScreen } from './toolbar/use-full-screen';
import { useLifted } from './toolbar/use-lifted';

export interface ChartProps {
  readonly pair: ChartPair;
  /** Oldest first, see `useChart`. */
  readonly bars: readonly Bar[];
  readonly state?: LoadState;
  readonly onRetry?: (() => void) | undefined;
  /** The selected resolution and chart type. */
  readonly resolution: Resolution;
  /** Resolution of `bars`, which differs from the selected one while that is loading. */
  readonly barsResolution?: Resolution;
  readonly onResolution: (resolution: Resolution) => void;
  readonly kind: ChartKind;
  readonly onKind: (kind: ChartKind) => void;
  /** Older bars should join: called again and again while the view is near to the oldest bar. */
  readonly onNearStart: () => void;
  /** Reads the exchange's time, epoch milliseconds; without it the chart shows no countdown, as for bars of the past. */
  readonly now?: (() => number) | undefined;
  /** Loads bars back to a moment; without it, or without `now`, the chart offers no jump to a date. */
  readonly onLoadTo?: LoadTo | undefined;
  /** What the exchange charges a taker, a share: for orders on paper in a replay. Where it is not known, the user enters it. */
  readonly takerFee?: Decimal | undefined;
  /** Prices to be marked: orders, positions, alerts. */
  readonly lines?: readonly ChartLine[];
  /** Moments and prices to be marked: the user's fills. The same list as long as nothing changes. */
  readonly marks?: readonly ChartMark[];
  /** Called to place an order at a price; without it the chart offers no orders. */
  readonly onOrderAt?: ((price: Decimal, kind?: OrderKind) => void) | undefined;
  /** The orders that `onOrderAt` tells apart; default: a limit order without a side. The same list as long as nothing changes. */
  readonly orderKinds?: readonly OrderKind[] | undefined;
  /** Called to create an alert at a price; without it the chart offers no alerts. */
  readonly onAlertAt?: ((price: Decimal) => void) | undefined;
  /** Other pairs over the prices, in per cent; without it the chart compares nothing. */
  readonly comparison?: ChartComparison | undefined;
  /** In the toolbar, before the resolutions; default: in full screen the symbol of the pair. */
  readonly head?: ReactNode;
  /** Further entries of the menu of chart types and tools. */
  readonly entries?: readonly MenuEntry[] | undefined;
  /** The indicators of a further chart, which has no drawing tools; default: those of this device. */
  readonly indicators?: IndicatorSettings | undefined;
  /** What the caller draws over the plot, by the bar that is pointed at. */
  readonly renderOver?: ((pointer: ChartPointer) => ReactNode) | undefined;
  /** CSS pixels, including the toolbar; default 480. Fixed. */
  readonly height?: number;
}

const DEFAULT_HEIGHT = 480;
const NO_LINES: readonly ChartLine[] = [];
const NO_MARKS: readonly ChartMark[] = [];

const ChartRoot = styled('div')({
  backgroundColor: colour.panel,
  color: colour.text,
  overflow: 'hidden',
  // Above the header, below menus, windows and toasts.
  '&[data-full]': { position: 'fixed', zIndex: 1250, inset: 0 },
});
const Place = styled('div')({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  transition: `opacity 150ms ${EASING}`,
  '&[data-waiting]': { opacity: 0.5 },
});

function Waiting({ height }: { readonly height: number }) {
  const text = chartsMessages.useText();
  return (
    <Box sx={{ p: 2 }}>
      <Skeleton height={height - 16} />
      <VisuallyHidden as="output">{text('chart.loading')}</VisuallyHidden>
    </Box>
  );
}

function NotLoaded({ onRetry }: { readonly onRetry: () => void }) {
  const text = chartsMessages.useText();
  return <ErrorState title={text('chart.failed')} message={text('chart.failedHint')} onRetry={onRetry} />;
}

/** The toolbar stays if loading fails. */
const ON_DEMAND = {
  fallback: ({ height }: { readonly height: number }) => <Waiting height={height} />,
  failed: (_props: unknown, retry: () => void) => <NotLoaded onRetry={retry} />,
};

/** The plot, by the library that draws it. */
const PLOTS = {
  highcharts: lazyPart(async () => (await EARLY_CHART.charts.highcharts()).HighchartsChart, ON_DEMAND),
  'lightweight-charts': lazyPart(
    async () => (await EARLY_CHART.charts['lightweight-charts']()).LightweightChart,
    ON_DEMAND,
  ),
} satisfies Record<ChartLibrary, unknown>;

/** Requests the code of the plot before its data, on mount. */
export function usePreloadedChart(): void {
  const { charts } = useSite();
  useEffect(() => void PLOTS[charts].preload(), [charts]);
}

/** Prices over time at fourteen resolutions, with indicators and drawings; older bars come while scrolling back. */
export function Chart(props: ChartProps) {
  const { pair, bars, state = READY, onRetry, resolution, onResolution } = props;
  const { lines = NO_LINES, marks = NO_MARKS, height = DEFAULT_HEIGHT, barsResolution = resolution } = props;
  const text = chartsMessages.useText();
  const fullScreen = useFullScreen();
  const { isFull } = fullScreen;
  const { place, holder } = useLifted(isFull);
  const LazyPlot = PLOTS[useSite().charts];
  const [toolSlot, setToolSlot] = useState<HTMLElement | null>(null);
  const frameHeight = isFull ? fullScreen.height : height;
  const plotHeight = frameHeight - useToolbarHeight();

  // The code loads beside the bars, not after them.
  usePreloadedChart();
  const body = () => {
    if (state.kind === 'failed' && bars.length === 0) {
      return <ReadError title={text('chart.failed')} failure={state.failure} onRetry={onRetry} />;
    }
    if (state.kind === 'loading' && bars.length === 0) return <Waiting height={plotHeight} />;
    if (bars.length === 0) {
      return <EmptyState title={text('chart.empty')} hint={text('chart.emptyHint', { symbol: pair.symbol })} />;
    }
    return (
      <LazyPlot
        {...props}
        {...{ lines, marks, toolSlot, fullScreen }}
        resolution={barsResolution}
        height={plotHeight}
      />
    );
  };

  const { symbol } = pair;
  const named = isFull
    ? ({ role: 'dialog', 'aria-modal': true, 'aria-label': text('chart.window', { symbol }) } as const)
    : ({
        role: 'group',
        'aria-label': text('chart.name', { symbol, interval: longResolution(text, resolution) }),
      } as const);
  return (
    <div ref={place} style={{ height }}>
      {createPortal(
        <FocusTrap isActive={isFull}>
          <ChartRoot tabIndex={-1} style={{ height: frameHeight }} data-full={isFull || undefined} {...named}>
            <ChartToolbar
              {...{ resolution, onResolution }}
              head={props.head ?? (isFull && symbol)}
              tools={setToolSlot}
            />
            <Place style={{ height: plotHeight }} data-waiting={barsResolution !== resolution || undefined}>
              {body()}
            </Place>
          </ChartRoot>
        </FocusTrap>,
        holder,
      )}
    </div>
  );
}
