import { toDrawingNumber } from '@bourse/decimal';
import type { Bar } from '@bourse/contracts/bars';
import type { Plot, PlotValues, Tint } from '../plot/plot';
import type { ComparedSeries } from './comparison';

const TINTS: readonly Tint[] = ['blue', 'orange', 'yellow'];

const idOf = (index: number) => `compared-${index}`;
const changeOf = (index: number) => `${idOf(index)} %`;

/** A line among the prices for each compared pair; its figure is a change in per cent. */
export const comparedPlots = (symbols: readonly string[]): readonly Plot[] =>
  symbols.map((label, index) => ({
    id: idOf(index),
    label,
    shape: 'line',
    tint: TINTS[index] ?? 'grey',
    figure: changeOf(index),
  }));

/** The close of the other pair at each bar: of its newest bar until then; `null` before its first one. */
function closesAt(bars: readonly Bar[], other: readonly Bar[]): (number | null)[] {
  let at = -1;
  return bars.map(({ openTime }) => {
    while ((other[at + 1]?.openTime ?? Infinity) <= openTime) at += 1;
    const bar = other[at];
    return bar ? toDrawingNumber(bar.close) : null;
  });
}

/**
 * The values of compared pairs, one per bar. Change in per cent = (close ÷ close at the base − 1) × 100, for a pair without a bar there
 * since its first one after it. Height of the line = close of the chart's pair at the base × (1 + change ÷ 100): all pairs start at one
 * point, and equal distances are equal changes.
 * @param base index of the bar that the comparison starts from
 */
export function comparedValues(
  bars: readonly Bar[],
  series: readonly Pick<ComparedSeries, 'bars'>[],
  base: number,
): PlotValues {
  const own = bars[base];
  const rows = series.flatMap((other, index) => {
    const closes = closesAt(bars, other.bars);
    const start = closes.slice(base).find((close) => close !== null && close > 0);
    const ratios = closes.map((close) =>
      close === null || start === undefined || start === null ? null : close / start,
    );
    const height = own && toDrawingNumber(own.close);
    return [
      [idOf(index), ratios.map((ratio) => (ratio === null || height === undefined ? null : height * ratio))],
      [changeOf(index), ratios.map((ratio) => (ratio === null ? null : (ratio - 1) * 100))],
    ] as const;
  });
  return Object.fromEntries(rows);
}
