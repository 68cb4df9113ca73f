import { toDrawingNumber, type Decimal } from '@bourse/decimal';
import { useFormat } from '@bourse/i18n';
import { colour, ErrorState, VisuallyHidden } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import {
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
} from 'react';
import type { Bar, Pair, Resolution } from '../contract';
import { useElementWidth } from '../order-book/use-element-width';
import { priceDecimals } from '../display-decimals';
import { figureWriter } from '../order-book/figures';
import { bucketLength } from './bucket';
import { AlertAt } from './alert-at';
import type { ChartKind } from './chart-kind';
import type { ChartLine } from './chart-line';
import type { ChartLook } from './chart-look';
import { chartMessages } from './chart-messages';
import { ChartTools } from './chart-tools';
import { ChartWords } from './chart-words';
import { drawingBar } from './drawing-bar';
import { isVolumeShown, needsIndicators } from './indicator-choice';
import { legendLines } from './legend-lines';
import type { MountedChart } from './mount-chart';
import { NewestButton } from './newest-button';
import { createPlaneStore } from './plane-store';
import { paintLines } from './paint-lines';
import { PlotLegends } from './plot-legends';
import { useDrawingLayer } from './use-drawing-layer';
import { useIndicators } from './use-indicators';
import type { FullScreen } from './use-full-screen';
import { useSavePicture } from './use-save-picture';
import { usePlot } from './use-plot';
import { endView } from './price-view';
import { viewForKey } from './view-for-key';

// Its ground is the one of a picture that is saved of it.
const Frame = styled('div')({ position: 'relative', containerType: 'inline-size', backgroundColor: colour.panel });

const Plot = styled('div')({
  width: '100%',
  height: '100%',
  touchAction: 'pan-y',
  // A held finger points, it does not select.
  userSelect: 'none',
  WebkitTouchCallout: 'none',
  '&:focus-visible': { outline: `2px solid ${colour.accent}`, outlineOffset: -2 },
});

const Missing = styled('div')({ position: 'absolute', zIndex: 4, inset: 'auto 0 0', backgroundColor: colour.panel });

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
  /** Where the tools stand in the toolbar. */
  readonly toolSlot: HTMLElement | null;
  readonly fullScreen: FullScreen;
}

/** The plot itself with its tools and figures. Comes in a chunk of its own with Highcharts. */
export function StockChart(props: StockChartProps) {
  const { pair, resolution, kind, bars, lines, onNearStart, onAlertAt, height, toolSlot, fullScreen } = props;
  const text = chartMessages.useText();
  const format = useFormat();
  const keysId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const width = useElementWidth(frame);
  const decimals = priceDecimals(pair);
  const priceLength = format.price(pair.high, decimals).length;
  const indicators = useIndicators();
  const { choices, module } = indicators;
  // Where nothing is to be drawn, the chart need not be made anew when the panel's chunk comes.
  const drawnBy = needsIndicators(choices) ? module : undefined;
  const plots = useMemo(() => drawnBy?.plotsOf(choices) ?? [], [drawnBy, choices]);
  const lineCount = legendLines(width, plots, priceLength);
  const look = useMemo(
    (): ChartLook => ({
      kind,
      format,
      decimals,
      priceLength,
      legendLines: lineCount,
      hasVolume: isVolumeShown(choices),
      panes: drawnBy?.panesOf(choices) ?? [],
      plots,
    }),
    [kind, format, decimals, priceLength, lineCount, choices, drawnBy, plots],
  );

  const layer = useRef<{ readonly of: MountedChart; readonly group: SVGGElement }>(undefined);
  const clearAxis = useEffectEvent((mounted: MountedChart) =>
    mounted.setTags(lines.map(({ price }) => toDrawingNumber(price))),
  );
  const drawLines = useEffectEvent((mounted: MountedChart, shownLines: readonly ChartLine[]) => {
    const plane = mounted.plane();
    if (!plane) return;
    if (layer.current?.of !== mounted) layer.current = { of: mounted, group: mounted.addLayer() };
    paintLines(layer.current.group, shownLines, plane, figureWriter(format, decimals));
    clearAxis(mounted);
  });
  const [planes] = useState(createPlaneStore);
  const { container, chart, hovered, isBehind, values } = usePlot({
    look,
    isReady: indicators.isReady,
    series: `${pair.id} ${resolution}`,
    bars,
    valuesOf: (shown) => drawnBy?.valuesOf(choices, shown.map(drawingBar)) ?? {},
    onNearStart,
    onShow: (mounted) => clearAxis(mounted),
    onDraw: (mounted) => {
      drawLines(mounted, lines);
      planes.set(mounted.plane());
    },
  });
  useEffect(() => {
    if (chart.current) drawLines(chart.current, lines);
  }, [chart, lines]);

  const drawing = useDrawingLayer(pair.id);
  const indicatorsButton = useRef<HTMLButtonElement>(null);
  const drawButton = useRef<HTMLButtonElement>(null);
  const closeIndicators = () => {
    indicators.setChoosing(false);
    indicatorsButton.current?.focus();
  };
  const failedChunk = [indicators.chunk, drawing.chunk].find(({ status }) => status === 'failed');
  const savePicture = useSavePicture(frame, pair, resolution);

  const showNewest = () => {
    const view = chart.current?.view();
    if (view) chart.current?.setView(endView(view, bars, 'newest'));
    // The button goes; the keyboard goes on here.
    container.current?.focus({ preventScroll: true });
  };
  const handleKey = (event: KeyboardEvent) => {
    const view = chart.current?.view();
    const next = view && viewForKey(event.key, view, bars);
    if (!next) return;
    event.preventDefault();
    chart.current?.setView(next);
  };

  // A long text, which nobody waits for before the picture.
  const hasWords = useDeferredValue(true, false);
  const last = bars.length - 1;
  const pointed = hovered === undefined ? last : bars.findLastIndex(({ openTime }) => openTime === hovered);
  return (
    <Frame ref={frame} style={{ height }}>
      <PlotLegends
        {...{ pair, bars, look, values, height }}
        isDrawing={drawing.isDrawing}
        index={pointed < 0 ? last : pointed}
      />
      <Plot
        ref={container}
        role="application"
        aria-label={text('plot.label', { symbol: pair.symbol })}
        aria-describedby={keysId}
        tabIndex={0}
        onKeyDown={handleKey}
      />
      <VisuallyHidden id={keysId}>{text('plot.keys')}</VisuallyHidden>
      {isBehind && <NewestButton look={look} onClick={showNewest} />}
      {onAlertAt && <AlertAt last={bars.at(-1)?.close ?? pair.last} {...{ frame, planes, decimals, onAlertAt }} />}
      {drawing.layer && (
        <drawing.layer.DrawingLayer
          key={pair.id}
          {...{ pair, bars, planes }}
          length={bucketLength(resolution)}
          isDrawing={drawing.isDrawing}
          onPoint={(place) => chart.current?.pointAt(place)}
          onClose={() => {
            drawing.setDrawing(false);
            drawButton.current?.focus();
          }}
        />
      )}
      {indicators.isChoosing && module && (
        <module.IndicatorPanel choices={choices} onChoices={indicators.onChoices} onClose={closeIndicators} />
      )}
      {failedChunk?.status === 'failed' && (
        <Missing>
          <ErrorState title={text('tools.notLoaded')} onRetry={failedChunk.retry} />
        </Missing>
      )}
      <ChartTools
        slot={toolSlot}
        isChoosingIndicators={indicators.isChoosing}
        onIndicators={() => indicators.setChoosing(!indicators.isChoosing)}
        indicatorsRef={indicatorsButton}
        isDrawing={drawing.isDrawing}
        drawRef={drawButton}
        onDraw={() => drawing.setDrawing(!drawing.isDrawing)}
        onPicture={savePicture}
        isFullScreen={fullScreen.isFull}
        onFullScreen={fullScreen.toggle}
      />
      {hasWords && <ChartWords {...{ pair, resolution, bars, lines, look, values }} />}
    </Frame>
  );
}
