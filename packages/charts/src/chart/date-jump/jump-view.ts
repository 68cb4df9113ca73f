import type { Bar } from '@bourse/contracts/bars';
import type { PriceView } from '../plot/price-view';

/** A view of `count` bars with the bar of a moment in its middle, as far as there are bars on both sides; before the first bar that one. */
export function jumpView(bars: readonly Bar[], moment: number, count: number): PriceView | undefined {
  const at = Math.max(
    0,
    bars.findLastIndex(({ openTime }) => openTime <= moment),
  );
  const start = Math.max(0, Math.min(bars.length - count, at - Math.floor(count / 2)));
  const [first, last] = [bars[start], bars[Math.min(bars.length, start + count) - 1]];
  return first && last && { min: first.openTime, max: last.openTime };
}
