import { decimal, dividedBy, floorToStep, larger, plus, type Decimal } from '@bourse/decimal';
import type { PlotArea } from '../plot/plot-area';

const DECIMALS = 10;
const TWO = decimal(2);

/**
 * The price at a height of the plot, rounded half up to a multiple of `step`; at least one step. A height above or below
 * the plot counts as its edge. `y`: CSS pixels from the chart's upper edge.
 */
export function priceAtHeight(
  plotArea: Pick<PlotArea, 'top' | 'height' | 'priceAt'>,
  y: number,
  step: Decimal,
): Decimal {
  const within = Math.min(Math.max(y, plotArea.top), plotArea.top + plotArea.height);
  const price = decimal(Math.max(0, plotArea.priceAt(within)).toFixed(DECIMALS));
  return larger(step, floorToStep(plus(price, dividedBy(step, TWO)), step));
}
