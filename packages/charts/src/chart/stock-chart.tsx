import type { Decimal } from '@bourse/decimal';
import { colour, lazyPart, type MenuEntry } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { useRef, type ReactNode } from 'react';
import { bucketLength, type Bar, type Resolution } from '@bourse/contracts/bars';
import type { ChartPair } from '../chart-pair';
import type { ChartComparison } from './compare/comparison';
import type { LoadTo } from './date-jump/loaded-to';
import { drawingBar } from './drawing/drawing-bar';
import { useExtras } from './extras/use-extras';
import { KeyboardPlot } from './gestures/keyboard-plot';
import { useIndicators, type IndicatorSettings } from './indicators/use-indicators';
import { PlotLegends } from './legend/plot-legends';
import type { ChartEngine } from './plot/chart-engine';
import type { ChartKind } from './plot/chart-kind';
import type { ChartLine, OrderKind } from './plot/chart-line';
import type { ChartMark } from './plot/chart-mark';
import type { ChartPointer } from './plot/chart-pointer';
import { endView } from './plot/price-view';
import { useAnnotatedPlot } from './plot/use-annotated-plot';
import { useChartLook } from './plot/use-chart-look';
import { ChartTools } from './toolbar/chart-tools';
import { ON_DEMAND } from './toolbar/on-demand';
import { useChartTools } from './toolbar/use-chart-tools';
import type { FullScreen } from './toolbar/use-full-screen';
import { useReached } from './toolbar/use-reached';

const LazyPriceTools = lazyPart(async () => (await import('./toolbar/price-tools')).PriceTools, ON_DEMAND);
const LazyChartWords = lazyPart(async () => (await import('./legend/chart-words')).ChartWords, ON_DEMAND);
const LazyChartExtras = lazyPart(async () => (await import('./extras/chart-extras')).ChartExtras, ON_DEMAND);
const LazyLineGrips = lazyPart(async () => (await import('./line-drag/line-grips')).LineGrips, ON_DEMAND);
const LazyDrawingLayer = lazyPart(async () => (await import('./drawing/drawing-layer')).DrawingLayer, ON_DEMAND);
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

export interface StockChartProps {
  /** The chart library that draws the bars. Constant. */
  readonly engine: ChartEngine;
  readonly pair: ChartPair;
  readonly resolution: Resolution;
  readonly kind: ChartKind;
  readonly onKind: (kind: ChartKind) => void;
  /** Oldest first. */
  readonly bars: readonly Bar[];
  readonly lines: readonly ChartLine[];
  /** The view comes near to the oldest bar. */
  readonly onNearStart: () => void;
  readonly now?: (() => number) | undefined;
  readonly onLoadTo?: LoadTo | undefined;
  /** For orders on paper, a share. */
  readonly takerFee?: Decimal | undefined;
  readonly marks: readonly ChartMark[];
  readonly onAlertAt?: ((price: Decimal) => void) | undefined;
  readonly onOrderAt?: ((price: Decimal, kind?: OrderKind) => void) | undefined;
  readonly orderKinds?: readonly OrderKind[] | undefined;
  readonly comparison?: ChartComparison | undefined;
  readonly entries?: readonly MenuEntry[] | undefined;
  /** Of a further chart, which has no drawings. */
  readonly indicators?: IndicatorSettings | undefined;
  readonly renderOver?: ((pointer: ChartPointer) => ReactNode) | undefined;
  /** CSS pixels. */
  readonly height: number;
  /** Container of the tools in the toolbar. */
  readonly toolSlot: HTMLElement | null;
  readonly fullScreen: FullScreen;
}

/** The plot with its tools and legends, drawn by a chart library. */
export function StockChart(props: StockChartProps) {
  const { engine, pair, resolution, kind, bars, lines, marks, height, toolSlot, fullScreen } = props;
  const { comparison, now, onLoadTo, takerFee, indicators: own } = props;
  const frame = useRef<HTMLDivElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const indicators = useIndicators(own);
  const { choices, rules } = indicators;
  const { look, compared, paintPercent, axis } = useChartLook(frame, pair, kind, indicators, comparison?.series);
  const barLength = bucketLength(resolution);
  const series = `${pair.id} ${resolution}`;
  const { drawn, drawnSeries, onGoTo, onNearStart, extras, extraTools } = useExtras({ ...props, series });
  const { mountedLook, mount, onHover, chart, hovered, isBehind, values, plotAreas, held, onHold } = useAnnotatedPlot({
    look,
    series: drawnSeries,
    bars: drawn,
    lines,
    marks,
    barLength,
    compared,
    paintPercent,
    isCounting: extras.isCounting,
    valuesOf: (shown, base) => ({
      ...rules?.valuesOf(choices, shown.map(drawingBar)),
      ...compared?.valuesOf(shown, base),
    }),
    onNearStart,
  });
  const { drawing, closeIndicators, closeDrawing, buttons } = useChartTools(
    indicators,
    frame,
    chart,
    pair,
    resolution,
    bars,
  );
  const { isReached, isFocused, handlers } = useReached();

  const showNewest = () => {
    const view = chart.current?.view();
    if (view) chart.current?.setView(endView(view, drawn, 'newest'));
    // The button is removed; the focus moves to the chart.
    container.current?.focus({ preventScroll: true });
  };
  const decimals = pair.priceDecimals;
  const lastPrice = bars.at(-1)?.close ?? pair.last;
  const last = drawn.length - 1;
  const pointed = hovered === undefined ? last : drawn.findLastIndex(({ openTime }) => openTime === hovered);
  return (
    <StockChartRoot ref={frame} style={{ height }} {...handlers}>
      <PlotLegends
        {...{ pair, look, values, height }}
        bars={drawn}
        isDrawing={drawing.isDrawing}
        index={pointed < 0 ? last : pointed}
      />
      <KeyboardPlot
        {...{ container, chart, plotAreas, pair, resolution, isFocused, onGoTo }}
        bars={drawn}
        loadSound={engine.loadSound}
        plots={look.plots}
        values={values}
      >
        {mountedLook && !indicators.isPending && <engine.Plot ref={mount} look={mountedLook} onHover={onHover} />}
      </KeyboardPlot>
      {(extras.isCounting || extras.isRenko || isBehind || extras.dialog) && (
        <LazyChartExtras
          {...extras}
          {...{ chart, engine, pair, resolution, series, bars, now, onLoadTo, isBehind, takerFee }}
          look={mountedLook}
          length={barLength}
          onNewest={showNewest}
          renderChart={(replayed) => <StockChart {...props} {...replayed} />}
        />
      )}
      {isReached && lastPrice !== undefined && (
        <LazyPriceTools
          {...{ frame, plotAreas, decimals }}
          last={lastPrice}
          isHeld={held !== undefined}
          onAlertAt={props.onAlertAt}
          onOrderAt={props.onOrderAt}
          orderKinds={props.orderKinds}
        />
      )}
      {lines.some(({ drag, remove }) => drag ?? remove) && (
        <LazyLineGrips
          {...{ lines, plotAreas, held, onHold, decimals }}
          onPoint={(place) => chart.current?.pointAt(place)}
        />
      )}
      {props.renderOver?.({ hovered, plotAreas, decimals, bars: drawn })}
      {drawing.isNeeded && !own && (
        <LazyDrawingLayer
          key={pair.id}
          {...{ pair, plotAreas }}
          bars={drawn}
          length={barLength}
          isDrawing={drawing.isDrawing}
          onPoint={(place) => chart.current?.pointAt(place)}
          onClose={closeDrawing}
        />
      )}
      {indicators.isChoosing && (
        <LazyIndicatorPanel
          choices={choices}
          onChoices={indicators.onChoices}
          onClose={closeIndicators}
          comparison={comparison}
        />
      )}
      <ChartTools
        {...buttons}
        {...axis}
        {...extraTools}
        hasDraw={!own}
        entries={props.entries}
        kind={kind}
        onKind={props.onKind}
        slot={toolSlot}
        isFullScreen={fullScreen.isFull}
        onFullScreen={fullScreen.toggle}
      />
      <LazyChartWords {...{ pair, resolution, bars, lines, marks, look, values }} />
    </StockChartRoot>
  );
}
