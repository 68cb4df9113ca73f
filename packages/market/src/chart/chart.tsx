import type { Decimal } from '@bourse/decimal';
import { colour, EmptyState, ErrorState, goRound, Skeleton, VisuallyHidden } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { Suspense, useState, type KeyboardEvent } from 'react';
import { createPortal } from 'react-dom';
import type { Bar, Pair, Resolution } from '../contract';
import type { LoadStatus } from '../load-status';
import { marketMessages } from '../messages';
import type { ChartKind } from './chart-kind';
import type { ChartLine } from './chart-line';
import { CHART_TOOLBAR_HEIGHT, ChartToolbar } from './chart-toolbar';
import { useFullScreen } from './use-full-screen';
import { useLifted } from './use-lifted';
import { useStockChart } from './use-stock-chart';

export interface ChartProps {
  readonly pair: Pair;
  /** Oldest first, see `useChart`. */
  readonly bars: readonly Bar[];
  readonly status?: LoadStatus;
  readonly onRetry?: (() => void) | undefined;
  /** What is chosen. */
  readonly resolution: Resolution;
  /** What `bars` are, where the chosen ones are still on their way. */
  readonly barsResolution?: Resolution;
  readonly onResolution: (resolution: Resolution) => void;
  readonly kind: ChartKind;
  readonly onKind: (kind: ChartKind) => void;
  /** Older bars should join: called again and again while the view is near to the oldest bar. */
  readonly onNearStart: () => void;
  /** Prices to be marked: orders, positions, alerts. */
  readonly lines?: readonly ChartLine[];
  /** An alert is wanted at a price; without it the chart offers none. */
  readonly onAlertAt?: ((price: Decimal) => void) | undefined;
  /** CSS pixels, with the toolbar; 480 where left out. It never changes by itself. */
  readonly height?: number;
}

const DEFAULT_HEIGHT = 480;
const NO_LINES: readonly ChartLine[] = [];

const Frame = styled('div')({
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
  transition: 'opacity 150ms',
  '&[data-waiting]': { opacity: 0.5 },
});
const Shape = styled('div')({ padding: 8 });

/** Prices over time at fourteen resolutions, with indicators and drawings; older bars come while scrolling back. */
export function Chart(props: ChartProps) {
  const { pair, bars, status = 'ready', onRetry, resolution, onResolution, kind, onKind } = props;
  const { lines = NO_LINES, onNearStart, onAlertAt } = props;
  const { height = DEFAULT_HEIGHT, barsResolution = resolution } = props;
  const text = marketMessages.useText();
  const chunk = useStockChart();
  const fullScreen = useFullScreen();
  const { isFull } = fullScreen;
  const { place, holder } = useLifted(isFull);
  const [toolSlot, setToolSlot] = useState<HTMLElement | null>(null);
  const frameHeight = isFull ? fullScreen.height : height;
  const plotHeight = frameHeight - CHART_TOOLBAR_HEIGHT;
  const retry = chunk.status === 'failed' ? chunk.retry : onRetry;

  const shape = (
    <Shape>
      <Skeleton height={plotHeight - 16} />
      <VisuallyHidden as="output">{text('chart.loading')}</VisuallyHidden>
    </Shape>
  );
  const body = () => {
    if (chunk.status === 'failed' || (status === 'failed' && bars.length === 0)) {
      return (
        <ErrorState
          title={text('chart.failed')}
          message={text('chart.failedHint')}
          {...(retry && { onRetry: retry })}
        />
      );
    }
    if (chunk.status === 'loading' || (status === 'loading' && bars.length === 0)) return shape;
    if (bars.length === 0) {
      return <EmptyState title={text('chart.empty')} hint={text('chart.emptyHint', { symbol: pair.symbol })} />;
    }
    const { StockChart } = chunk.module;
    return (
      <Suspense fallback={shape}>
        <StockChart
          {...{ pair, kind, bars, lines, onNearStart, onAlertAt, toolSlot, fullScreen }}
          resolution={barsResolution}
          height={plotHeight}
        />
      </Suspense>
    );
  };

  const pressKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Tab') goRound(event);
    if (event.key === 'Escape' && !event.defaultPrevented) fullScreen.toggle();
  };
  const asWindow = {
    role: 'dialog',
    'aria-modal': true,
    'aria-label': text('chart.window', { symbol: pair.symbol }),
    onKeyDown: pressKey,
  } as const;
  return (
    <div ref={place} style={{ height }}>
      {createPortal(
        <Frame style={{ height: frameHeight }} data-full={isFull || undefined} {...(isFull && asWindow)}>
          <ChartToolbar {...{ resolution, onResolution, kind, onKind }} tools={setToolSlot} />
          <Place style={{ height: plotHeight }} data-waiting={barsResolution !== resolution || undefined}>
            {body()}
          </Place>
        </Frame>,
        holder,
      )}
    </div>
  );
}
