import { toDrawingNumber, type Decimal } from '@bourse/decimal';
import { useFormat, figureWriter } from '@bourse/i18n';
import { colour, lazyPart, useAnnounce, VisuallyHidden, useElementWidth, INSET_FOCUS_RING } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { useEffect, useEffectEvent, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { bucketLength, type Bar, type Resolution } from '../contract';
import type { ChartPair } from '../chart-pair';
import { chartsMessages } from '../locales/messages';
import type { ChartKind } from './plot/chart-kind';
import type { ChartLine } from './plot/chart-line';
import type { ChartMark } from './plot/chart-mark';
import type { ChartLook } from './plot/chart-look';
import { plotMessages } from './locales/messages';
import { ChartTools } from './toolbar/chart-tools';
import { ChartWords } from './legend/chart-words';
import { drawingBar } from './drawing/drawing-bar';
import { isVolumeShown } from './indicators/indicator-choice';
import { panesOf, plotsOf, valuesOf } from './indicators/plots';
import { legendLines } from './legend/legend-lines';
import type { HeldLine } from './line-drag/use-line-drag';
import type { ChartControl, ChartEngine } from './plot/chart-engine';
import { priceActionsOf } from './toolbar/price-actions-of';
import { NewestButton } from './toolbar/newest-button';
import { ToolsNotLoaded } from './toolbar/tools-not-loaded';
import { createPlotAreaStore } from './plot/plot-area-store';
import { paintMarks } from './plot/paint-marks';
import { paintLines } from './plot/paint-lines';
import { roomAfter } from './plot/room-after';
import { PlotLegends } from './legend/plot-legends';
import { useDrawingLayer } from './drawing/use-drawing-layer';
import { useIndicators } from './indicators/use-indicators';
import type { FullScreen } from './toolbar/use-full-screen';
import { useSavePicture } from './toolbar/use-save-picture';
import { usePlot } from './plot/use-plot';
import { barsIn, endView, type PriceView } from './plot/price-view';
import { longResolution } from './resolution/resolution-text';
import { viewForKey } from './gestures/view-for-key';
import { readingForKey, type ReadingRequest } from './sound/reading';

/** A tool loads when it is first needed. */
const ON_DEMAND = {
  fallback: null,
  failed: (_props: unknown, retry: () => void) => <ToolsNotLoaded onRetry={retry} />,
};
const LazyPriceActions = lazyPart(async () => (await import('./toolbar/price-actions')).PriceActions, ON_DEMAND);
const LazyLineGrips = lazyPart(async () => (await import('./line-drag/line-grips')).LineGrips, ON_DEMAND);
const LazyDrawingLayer = lazyPart(async () => (await import('./drawing/drawing-layer')).DrawingLayer, ON_DEMAND);
const LazyChartListener = lazyPart(async () => (await import('./sound/chart-listener')).ChartListener, ON_DEMAND);
const LazyIndicatorPanel = lazyPart(
  async () => (await import('./indicators/indicator-panel')).IndicatorPanel,
  ON_DEMAND,
);

// Its ground is the one of a picture that is saved of it.
const StockChartRoot = styled('div')({
  position: 'relative',
  containerType: 'inline-size',
  backgroundColor: colour.panel,
});

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

export interface StockChartProps {
  /** The chart library that draws the bars. Constant. */
  readonly engine: ChartEngine;
  readonly pair: ChartPair;
  readonly resolution: Resolution;
  readonly kind: ChartKind;
  /** Oldest first. */
  readonly bars: readonly Bar[];
  readonly lines: readonly ChartLine[];
  /** The view comes near to the oldest bar. */
  readonly onNearStart: () => void;
  readonly marks: readonly ChartMark[];
  readonly onAlertAt: ((price: Decimal) => void) | undefined;
  readonly onOrderAt: ((price: Decimal) => void) | undefined;
  /** CSS pixels. */
  readonly height: number;
  /** Container of the tools in the toolbar. */
  readonly toolSlot: HTMLElement | null;
  readonly fullScreen: FullScreen;
}

/** The plot with its tools and legends, drawn by a chart library. */
export function StockChart(props: StockChartProps) {
  const { pair, resolution, kind, bars, lines, onNearStart, height, toolSlot, fullScreen } = props;
  const { marks, engine } = props;
  const text = plotMessages.useText();
  const format = useFormat();
  const announce = useAnnounce();
  const keysId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const width = useElementWidth(frame);
  const decimals = pair.priceDecimals;
  const lastPrice = bars.at(-1)?.close ?? pair.last;
  const priceLength = format.price(pair.high ?? pair.last, decimals).length;
  const indicators = useIndicators();
  const { choices } = indicators;
  const plots = useMemo(() => plotsOf(choices), [choices]);
  const lineCount = legendLines(width, plots, priceLength);
  const look = useMemo(
    (): ChartLook => ({
      kind,
      format,
      decimals,
      priceLength,
      legendLines: lineCount,
      hasVolume: isVolumeShown(choices),
      panes: panesOf(choices),
      plots,
    }),
    [kind, format, decimals, priceLength, lineCount, choices, plots],
  );

  const [held, setHeld] = useState<HeldLine>();
  const drawnLines = useMemo(
    () => (held ? lines.map((line) => (line.id === held.id ? { ...line, price: held.price } : line)) : lines),
    [lines, held],
  );
  const layer = useRef<{ readonly of: ChartControl; readonly marks: SVGGElement; readonly lines: SVGGElement }>(
    undefined,
  );
  const clearAxis = useEffectEvent((mounted: ChartControl) =>
    mounted.setTags(drawnLines.map(({ price }) => toDrawingNumber(price))),
  );
  const barLength = bucketLength(resolution);
  const giveRoom = useEffectEvent((mounted: ChartControl) => mounted.setRoom(roomAfter(lines, bars, barLength)));
  const drawLines = useEffectEvent(
    (mounted: ChartControl, shownLines: readonly ChartLine[], shownMarks: readonly ChartMark[]) => {
      const plotArea = mounted.plotArea();
      if (!plotArea) return;
      if (layer.current?.of !== mounted) {
        const [markLayer, lineLayer] = [mounted.addLayer(), mounted.addLayer()];
        if (!markLayer || !lineLayer) return;
        layer.current = { of: mounted, marks: markLayer, lines: lineLayer };
      }
      paintMarks(layer.current.marks, shownMarks, plotArea);
      paintLines(layer.current.lines, shownLines, plotArea, figureWriter(format, decimals));
      clearAxis(mounted);
    },
  );
  const announced = useRef(resolution);
  const intervalText = chartsMessages.useText();
  const announceInterval = useEffectEvent(() =>
    announce(text('plot.interval', { interval: longResolution(intervalText, resolution) })),
  );
  useEffect(() => {
    if (announced.current === resolution) return;
    announced.current = resolution;
    announceInterval();
  }, [resolution]);
  const container = useRef<HTMLDivElement>(null);
  const [plotAreas] = useState(createPlotAreaStore);
  const { mountedLook, mount, onHover, chart, hovered, isBehind, values } = usePlot({
    look,
    series: `${pair.id} ${resolution}`,
    bars,
    barLength,
    valuesOf: (shown) => valuesOf(choices, shown.map(drawingBar)),
    onNearStart,
    onShow: (mounted) => {
      clearAxis(mounted);
      giveRoom(mounted);
    },
    onDraw: (mounted) => {
      drawLines(mounted, drawnLines, marks);
      plotAreas.set(mounted.plotArea());
    },
  });
  useEffect(() => {
    if (!chart.current) return;
    giveRoom(chart.current);
    drawLines(chart.current, drawnLines, marks);
  }, [chart, drawnLines, marks]);

  const drawing = useDrawingLayer(pair.id);
  const indicatorsButton = useRef<HTMLButtonElement>(null);
  const drawButton = useRef<HTMLButtonElement>(null);
  const closeIndicators = () => {
    indicators.setChoosing(false);
    indicatorsButton.current?.focus();
  };
  // The button of alerts appears under the pointer or by keyboard: it loads when one of them reaches the chart.
  const [isReached, setReached] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const savePicture = useSavePicture(frame, () => chart.current?.sheets() ?? [], pair, resolution);

  const showNewest = () => {
    const view = chart.current?.view();
    if (view) chart.current?.setView(endView(view, bars, 'newest'));
    // The button is removed; the focus moves to the chart.
    container.current?.focus({ preventScroll: true });
  };
  const [request, setRequest] = useState<ReadingRequest>();
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
    if (reading) {
      // Such a letter may also be a shortcut of the screen.
      event.preventDefault();
      event.stopPropagation();
      setRequest({ reading });
      return;
    }
    const view = chart.current?.view();
    const next = view && viewForKey(event.key, view, bars);
    if (!next) return;
    event.preventDefault();
    chart.current?.setView(next);
    announceView(next);
  };

  const actions = priceActionsOf(props, text);
  const last = bars.length - 1;
  const pointed = hovered === undefined ? last : bars.findLastIndex(({ openTime }) => openTime === hovered);
  return (
    <StockChartRoot
      ref={frame}
      style={{ height }}
      onPointerOver={() => setReached(true)}
      onFocus={() => {
        setReached(true);
        setFocused(true);
      }}
    >
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
      >
        {mountedLook && <engine.Plot ref={mount} look={mountedLook} onHover={onHover} />}
      </Plot>
      <VisuallyHidden id={keysId}>{text('plot.keys')}</VisuallyHidden>
      {(isFocused || request) && (
        <LazyChartListener {...{ request, bars, decimals, plotAreas, chart, container }} loadSound={engine.loadSound} />
      )}
      {isBehind && <NewestButton look={look} onClick={showNewest} />}
      {isReached && actions.length > 0 && lastPrice !== undefined && !held && (
        <LazyPriceActions last={lastPrice} {...{ frame, plotAreas, decimals, actions }} />
      )}
      {lines.some(({ drag, remove }) => drag ?? remove) && (
        <LazyLineGrips
          {...{ lines, plotAreas, held }}
          onHold={setHeld}
          onPoint={(place) => chart.current?.pointAt(place)}
        />
      )}
      {drawing.isNeeded && (
        <LazyDrawingLayer
          key={pair.id}
          {...{ pair, bars, plotAreas }}
          length={barLength}
          isDrawing={drawing.isDrawing}
          onPoint={(place) => chart.current?.pointAt(place)}
          onClose={() => {
            drawing.setDrawing(false);
            drawButton.current?.focus();
          }}
        />
      )}
      {indicators.isChoosing && (
        <LazyIndicatorPanel choices={choices} onChoices={indicators.onChoices} onClose={closeIndicators} />
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
      <ChartWords {...{ pair, resolution, bars, lines, marks, look, values }} />
    </StockChartRoot>
  );
}
