import { decimal } from '@bourse/decimal';
import type { Formatter } from '@bourse/i18n';
import { colour, FONT_SIZE } from '@bourse/ui-kit';
import type { PlotArea } from '../plot/plot-area';
import { svg } from '../plot/svg';

/** Least distance of two figures, CSS pixels. */
const DISTANCE = 48;
const LEFT = 6;
const BASELINE = 4;
const PERCENT_DECIMALS = 2;
/** A figure nearer to an edge would be cut. */
const EDGE = 10;

/** Round numbers of per cent within a range: multiples of 1, 2 or 5 times a power of ten, at most `most` of them. */
export function percentTicks(low: number, high: number, most: number): readonly number[] {
  const least = (high - low) / Math.max(1, most);
  if (!(least > 0) || !Number.isFinite(least)) return [];
  const power = 10 ** Math.floor(Math.log10(least));
  const step = power * ([1, 2, 5, 10].find((factor) => factor * power >= least) ?? 10);
  const first = Math.ceil(low / step);
  const count = Math.floor(high / step) - first + 1;
  return Array.from({ length: Math.max(0, count) }, (_none, index) => (first + index) * step);
}

/**
 * Paints the scale of changes at the left edge of the prices.
 * @param base the price at which the change is zero
 */
export function paintPercentScale(layer: SVGGElement, base: number, plotArea: PlotArea, format: Formatter): void {
  const { left, top, height } = plotArea;
  const percentAt = (y: number) => (plotArea.priceAt(y) / base - 1) * 100;
  const ticks = percentTicks(percentAt(top + height - EDGE), percentAt(top + EDGE), Math.floor(height / DISTANCE));
  layer.replaceChildren(
    ...ticks.map((percent) =>
      svg(
        'text',
        {
          'data-percent': percent,
          'font-size': FONT_SIZE.dense,
          fill: colour.quiet,
          stroke: colour.panel,
          'stroke-width': 4,
          'stroke-linejoin': 'round',
          'paint-order': 'stroke',
          x: left + LEFT,
          y: plotArea.yOf(base * (1 + percent / 100)) + BASELINE,
        },
        format.percent(decimal(percent.toFixed(PERCENT_DECIMALS)), { sign: 'always' }),
      ),
    ),
  );
}
