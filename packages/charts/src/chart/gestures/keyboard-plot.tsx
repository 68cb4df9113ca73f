import { useFormat } from '@bourse/i18n';
import { INSET_FOCUS_RING, lazyPart, useAnnounce, VisuallyHidden } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { useId, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import type { Bar, Resolution } from '@bourse/contracts/bars';
import type { ChartPair } from '../../chart-pair';
import { plotMessages } from '../locales/messages';
import type { ChartControl, ChartEngine } from '../plot/chart-engine';
import type { PlotAreaStore } from '../plot/plot-area-store';
import type { Plot, PlotValues } from '../plot/plot';
import { barsIn, type PriceView, endView, movedView, zoomedView } from '../plot/price-view';
import { useAnnouncedResolution } from '../resolution/use-announced-resolution';
import { isLetter, readingForKey, type ReadingRequest } from '../sound/reading';
import { ON_DEMAND } from '../toolbar/on-demand';

const LazyChartListener = lazyPart(async () => (await import('../sound/chart-listener')).ChartListener, ON_DEMAND);

const Plot = styled('div')({
  width: '100%',
  height: '100%',
  touchAction: 'pan-y',
  // A held finger points, it does not select.
  userSelect: 'none',
  WebkitTouchCallout: 'none',
  '&:focus-visible': INSET_FOCUS_RING,
  // By rule, not by the `style` attribute: Highcharts takes an inline height of 100% for none and draws 400 px.
  '& > *': { width: '100%', height: '100%' },
});

export interface KeyboardPlotProps {
  readonly container: RefObject<HTMLDivElement | null>;
  readonly chart: RefObject<ChartControl | undefined>;
  readonly plotAreas: PlotAreaStore;
  readonly pair: ChartPair;
  readonly resolution: Resolution;
  readonly bars: readonly Bar[];
  /** The keyboard has reached the chart: its readings as text and sound load. */
  readonly isFocused: boolean;
  /** Opens the choice of a date. */
  readonly onGoTo: (() => void) | undefined;
  readonly loadSound: ChartEngine['loadSound'];
  readonly plots: readonly Plot[];
  readonly values: PlotValues;
  /** The chart. */
  readonly children: ReactNode;
}

const STEP = 0.1;
const ZOOM = 1.25;

/** The view after a key press; `undefined` for keys without a function. */
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

/** The plot by keyboard: keys move its view, which is then announced, or ask for a reading as text or sound. */
export function KeyboardPlot(props: KeyboardPlotProps) {
  const { container, chart, plotAreas, pair, resolution, bars, isFocused, loadSound, plots, values, children } = props;
  const { onGoTo } = props;
  const text = plotMessages.useText();
  const format = useFormat();
  const announce = useAnnounce();
  const keysId = useId();
  const [request, setRequest] = useState<ReadingRequest>();
  useAnnouncedResolution(resolution);
  const decimals = pair.priceDecimals;

  const announceView = (view: PriceView) => {
    const inView = barsIn(view, bars);
    const newest = inView.at(-1);
    if (!newest) return;
    announce(
      text('plot.view', {
        count: inView.length,
        from: format.dateTime(view.min),
        to: format.dateTime(view.max),
        close: format.price(newest.close, decimals),
      }),
    );
  };
  const handleKey = (event: KeyboardEvent) => {
    const reading = readingForKey(event);
    const isGoTo = onGoTo && isLetter(event, 'g');
    if (reading || isGoTo) {
      // Such a letter may also be a shortcut of the screen.
      event.preventDefault();
      event.stopPropagation();
      if (reading) setRequest({ reading });
      else onGoTo?.();
      return;
    }
    const view = chart.current?.view();
    const next = view && viewForKey(event.key, view, bars);
    if (!next) return;
    event.preventDefault();
    chart.current?.setView(next);
    announceView(next);
  };
  return (
    <>
      <Plot
        ref={container}
        role="application"
        aria-label={text('plot.label', { symbol: pair.symbol })}
        aria-describedby={keysId}
        tabIndex={0}
        onKeyDown={handleKey}
      >
        {children}
      </Plot>
      <VisuallyHidden id={keysId}>{text('plot.keys')}</VisuallyHidden>
      {(isFocused || request) && (
        <LazyChartListener {...{ request, bars, plots, values, decimals, plotAreas, chart, container, loadSound }} />
      )}
    </>
  );
}
