import { toDrawingNumber, type Decimal } from '@bourse/decimal';
import { Box, colour } from '@bourse/ui-kit';
import { WINDOW_MS, type PriceCheck } from '../rules/settlement-check';

const WIDTH = 300;
const HEIGHT = 64;

const DRAWING = {
  width: '100%',
  height: HEIGHT,
  overflow: 'visible',
  // The drawing is stretched; the end of a stroke is not.
  '& [data-tick]': {
    stroke: colour.accent,
    strokeWidth: 5,
    strokeLinecap: 'round',
    vectorEffect: 'non-scaling-stroke',
  },
  '& line': { stroke: colour.quiet, strokeDasharray: '3 3' },
  '& [data-price]': { stroke: colour.warning, strokeWidth: 2 },
} as const;

/**
 * The received prices 5 s before and after the time (dashed), and the exchange's price (bar). Decorative: the figures
 * below have the same content.
 */
export function TickStrip({ check, price }: { readonly check: PriceCheck; readonly price: Decimal | undefined }) {
  const values = [...check.ticks.map((tick) => tick.price), ...(price === undefined ? [] : [price])].map(
    toDrawingNumber,
  );
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const span = high - low || 1;
  const x = (at: number) => ((at + WINDOW_MS) / (2 * WINDOW_MS)) * WIDTH;
  const y = (value: number) => HEIGHT - 4 - ((value - low) / span) * (HEIGHT - 8);
  return (
    <Box component="svg" sx={DRAWING} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden>
      <line x1={WIDTH / 2} x2={WIDTH / 2} y1={0} y2={HEIGHT} />
      {check.ticks.map(({ at, price: value }) => (
        <path key={at} data-tick d={`M${x(at)} ${y(toDrawingNumber(value))}h0`} />
      ))}
      {price !== undefined && <path data-price d={`M${WIDTH / 2 - 8} ${y(toDrawingNumber(price))}h16`} />}
    </Box>
  );
}
