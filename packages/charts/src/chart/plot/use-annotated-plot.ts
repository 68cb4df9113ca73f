import { toDrawingNumber } from '@bourse/decimal';
import { figureWriter } from '@bourse/i18n';
import { createExternalStore } from '@bourse/ui-kit';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { PaintPercent } from '../compare/use-compared';
import type { HeldLine } from '../line-drag/use-line-drag';
import type { ChartControl } from './chart-engine';
import type { ChartLine } from './chart-line';
import type { ChartMark } from './chart-mark';
import { NOTE_HEIGHT } from './last-price';
import { paintLines } from './paint-lines';
import { paintMarks } from './paint-marks';
import type { PlotArea } from './plot-area';
import type { PlotInput } from './plot-input';
import { oldestIn } from './price-view';
import { roomAfter } from './room-after';
import { usePlot } from './use-plot';

/** SVG layers over the drawing of a chart. */
interface Layers {
  readonly of: ChartControl;
  readonly scale: SVGGElement;
  readonly marks: SVGGElement;
  readonly lines: SVGGElement;
}

/** Layers over the bars. */
interface Annotations {
  readonly lines: readonly ChartLine[];
  readonly marks: readonly ChartMark[];
  /** The scale of changes, where it is shown. */
  readonly paintPercent: PaintPercent | undefined;
  /** The tag of the last price has a second row. */
  readonly isCounting: boolean;
}

export interface AnnotatedPlotInput extends Omit<PlotInput, 'onShow' | 'onDraw'>, Annotations {}

/** The plot with lines and marks over its bars, and room for them after the newest one. A line that is dragged is drawn where it is held. */
export function useAnnotatedPlot(input: AnnotatedPlotInput) {
  const { lines, marks, bars, barLength, look, paintPercent, isCounting } = input;
  const [held, onHold] = useState<HeldLine>();
  const drawnLines = useMemo(
    () => (held ? lines.map((line) => (line.id === held.id ? { ...line, price: held.price } : line)) : lines),
    [lines, held],
  );
  const annotations = useMemo(
    () => ({ lines: drawnLines, marks, paintPercent, isCounting }),
    [drawnLines, marks, paintPercent, isCounting],
  );
  const layers = useRef<Layers>(undefined);
  const [plotAreas] = useState(() => createExternalStore<PlotArea | undefined>(undefined));

  const clearAxis = (chart: ChartControl) => {
    const [area, last] = [chart.plotArea(), bars.at(-1)];
    const second =
      isCounting && area && last ? [area.priceAt(area.yOf(toDrawingNumber(last.close)) + NOTE_HEIGHT)] : [];
    chart.setTags([...drawnLines.map(({ price }) => toDrawingNumber(price)), ...second]);
  };
  const giveRoom = (chart: ChartControl) => chart.setRoom(roomAfter(lines, bars, barLength));
  const annotate = (chart: ChartControl, shown: Annotations) => {
    const plotArea = chart.plotArea();
    if (!plotArea) return;
    if (layers.current?.of !== chart) {
      const [scaleLayer, markLayer, lineLayer] = [chart.addLayer(), chart.addLayer(), chart.addLayer()];
      if (!scaleLayer || !markLayer || !lineLayer) return;
      layers.current = { of: chart, scale: scaleLayer, marks: markLayer, lines: lineLayer };
    }
    const base = bars[oldestIn(bars, chart.view()?.min)];
    const { scale } = layers.current;
    if (shown.paintPercent && base) shown.paintPercent(scale, toDrawingNumber(base.close), plotArea, look.format);
    else scale.replaceChildren();
    paintMarks(layers.current.marks, shown.marks, plotArea);
    const last = bars.at(-1);
    const write = figureWriter(look.format, look.decimals);
    const below = shown.isCounting ? NOTE_HEIGHT : 0;
    paintLines(layers.current.lines, shown.lines, plotArea, write, last && toDrawingNumber(last.close), below);
    clearAxis(chart);
  };
  const plot = usePlot({
    ...input,
    onShow: (chart) => {
      clearAxis(chart);
      giveRoom(chart);
    },
    onDraw: (chart) => {
      annotate(chart, annotations);
      plotAreas.set(chart.plotArea());
    },
  });
  const { chart } = plot;
  const annotateAgain = useEffectEvent((shown: Annotations) => {
    if (!chart.current) return;
    giveRoom(chart.current);
    annotate(chart.current, shown);
  });
  useEffect(() => annotateAgain(annotations), [annotations]);
  return { ...plot, plotAreas, held, onHold };
}
