import {
  decimal,
  dividedBy,
  floorToStep,
  isGreater,
  larger,
  minus,
  plus,
  toDrawingNumber,
  type Decimal,
} from '@bourse/decimal';
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

/** An arrow key moves a price by this much, CSS pixels. */
const KEY_STEP = 4;

/** The price after an arrow key: at least one `step` further, within the plot; `undefined` for other keys. */
export function priceAfterKey(
  plotArea: Pick<PlotArea, 'top' | 'height' | 'priceAt' | 'yOf'>,
  key: string,
  price: Decimal,
  step: Decimal,
): Decimal | undefined {
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return undefined;
  const y = plotArea.yOf(toDrawingNumber(price));
  if (key === 'ArrowUp') {
    const above = priceAtHeight(plotArea, y - KEY_STEP, step);
    return isGreater(above, price) || y - KEY_STEP < plotArea.top ? above : plus(price, step);
  }
  const below = priceAtHeight(plotArea, y + KEY_STEP, step);
  const isAtEdge = y + KEY_STEP > plotArea.top + plotArea.height;
  return isGreater(price, below) || isAtEdge ? below : larger(step, minus(price, step));
}
