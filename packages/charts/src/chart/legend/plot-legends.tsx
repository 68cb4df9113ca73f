import { useFormat } from '@bourse/i18n';
import type { Bar } from '@bourse/contracts/bars';
import type { ChartPair } from '../../chart-pair';
import { BarLegend, PaneLegend, type PlotFigure } from './bar-legend';
import { figureText } from './figure-text';
import { panesBelow, type ChartLook } from '../plot/chart-look';
import { legendHeight, TIME_HEIGHT } from '../plot/plot-margins';
import { paneLayout } from '../plot/pane-layout';
import type { PlotValues } from '../plot/plot';

export interface PlotLegendsProps {
  readonly pair: ChartPair;
  readonly bars: readonly Bar[];
  /** Of the bar that is pointed at. */
  readonly index: number;
  readonly look: ChartLook;
  readonly values: PlotValues;
  /** Of the plot, CSS pixels. */
  readonly height: number;
  /** The drawing tools are at the left edge. */
  readonly isDrawing: boolean;
}

const LEFT = 8;
const RIGHT_OF_TOOLS = 42;

/** The values under the cross-hair: the bar's, and each indicator's in its own pane. */
export function PlotLegends({ pair, bars, index, look, values, height, isDrawing }: PlotLegendsProps) {
  const format = useFormat();
  const bar = bars[index];
  if (!bar) return null;
  const decimalsIn = (pane: string | undefined) => look.panes.find(({ id }) => id === pane)?.decimals ?? look.decimals;
  const figuresOf = (pane: string | undefined): PlotFigure[] =>
    look.plots
      .filter((plot) => plot.pane === pane)
      .map((plot) => ({ plot, text: figureText(format, plot, { values, index, decimals: decimalsIn(pane) }) }));
  const left = isDrawing ? RIGHT_OF_TOOLS : LEFT;
  const below = panesBelow(look);
  const places = paneLayout(below.length);
  const drawnHeight = height - legendHeight(look) - TIME_HEIGHT;
  return (
    <>
      <BarLegend bar={bar} pair={pair} figures={figuresOf(undefined)} left={left} />
      {look.panes.map((pane) => (
        <PaneLegend
          key={pane.id}
          figures={figuresOf(pane.id)}
          left={left}
          top={legendHeight(look) + (drawnHeight * (places[below.indexOf(pane.id) + 1]?.top ?? 0)) / 100}
        />
      ))}
    </>
  );
}
