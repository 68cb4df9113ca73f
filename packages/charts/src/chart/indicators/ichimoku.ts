import type { Values } from './averages';
import type { Range } from './kdj';

export interface Ichimoku {
  readonly conversion: Values;
  readonly base: Values;
  readonly spanA: Values;
  readonly spanB: Values;
  readonly lagging: Values;
}

/** (highest high + lowest low of the last n bars) ÷ 2. */
function middleOfRange(bars: readonly Range[], period: number): Values {
  return bars.map((_, index) => {
    if (index + 1 < period) return null;
    let [top, bottom] = [-Infinity, Infinity];
    for (let at = index + 1 - period; at <= index; at += 1) {
      const { high, low } = bars[at] ?? { high: top, low: bottom };
      top = Math.max(top, high);
      bottom = Math.min(bottom, low);
    }
    return (top + bottom) / 2;
  });
}

/**
 * Ichimoku, with periods of 9, 26 and 52 as a rule. M(n) = middle of the range of n bars:
 *
 *     conversion(i) = M(9)      base(i) = M(26)
 *     spanA(i)      = (conversion + base) ÷ 2, 25 bars before      spanB(i) = M(52), 25 bars before
 *     lagging(i)    = close, 25 bars later
 *
 * The distance of 26 bars counts the bar itself. The lagging line consists of closed bars: the running one would change a value far from
 * the end. The spans end at the newest bar; the library's axis has no bars after it.
 */
export function ichimoku(bars: readonly Range[], short: number, middle: number, long: number): Ichimoku {
  const conversion = middleOfRange(bars, short);
  const base = middleOfRange(bars, middle);
  const distance = middle - 1;
  const later = (values: Values) => bars.map((_, index) => values[index - distance] ?? null);
  const mean = conversion.map((value, index) => {
    const other = base[index] ?? null;
    return value === null || other === null ? null : (value + other) / 2;
  });
  return {
    conversion,
    base,
    spanA: later(mean),
    spanB: later(middleOfRange(bars, long)),
    lagging: bars.map((_, index) => {
      const at = index + distance;
      return at < bars.length - 1 ? (bars[at]?.close ?? null) : null;
    }),
  };
}
