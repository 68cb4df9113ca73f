import { LABEL_PADDING, type ChartLook } from './chart-look';

const CHARACTER_WIDTH = 6.5;
/** Space above the prices for the legend; CSS pixels. */
export const legendHeight = ({ legendLines }: Pick<ChartLook, 'legendLines'>) => 6 + 18 * legendLines;
/** Width of the price axis at the right; CSS pixels. */
export const axisWidth = ({ priceLength }: Pick<ChartLook, 'priceLength'>) =>
  Math.ceil(priceLength * CHARACTER_WIDTH) + 2 * LABEL_PADDING + 4;
/** Height of the time axis below the panes; CSS pixels. */
export const TIME_HEIGHT = 24;
