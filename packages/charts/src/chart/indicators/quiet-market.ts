import { RSI } from 'trading-signals';
import type { DrawingBar } from '../drawing/drawing-bar';
import { overNumbers, type Rule } from './indicator';

/** A rule whose values are unknown at the bars that `isKnown` refuses. */
function knownWhere(
  { labels, values }: Rule,
  isKnown: (bars: readonly DrawingBar[], parameters: readonly number[]) => (index: number) => boolean,
): Rule {
  return {
    labels,
    values: (bars, parameters) => {
      const known = isKnown(bars, parameters);
      return values(bars, parameters).map((row) => row.map((value, index) => (known(index) ? value : null)));
    },
  };
}

/**
 * A rule of rises and falls, unknown until the close has moved: the library says an extreme without a movement, from which the first
 * move would cross every level.
 */
export const onceMoved = (rule: Rule): Rule =>
  knownWhere(rule, (bars) => {
    const first = bars.findIndex(({ close }) => close !== bars[0]?.close);
    return (index) => first !== -1 && index >= first;
  });

/** A rule of a range of the last bars, unknown where they have one price: the library says an extreme there. Its first parameter is the period. */
export const inRange = (rule: Rule): Rule =>
  knownWhere(rule, (bars, [period = 1]) => {
    let length = 0;
    const flat = bars.map(({ high, low }, index) => {
      if (high !== low) length = 0;
      else length = low === bars[index - 1]?.low ? length + 1 : 1;
      return length;
    });
    return (index) => (flat[index] ?? 0) < period;
  });

export const rsi = onceMoved(overNumbers((period = 14) => new RSI(period)));

/**
 * Place of the RSI in the range of its last values, 0 to 1; unknown where these are one value. The library's rule says 100 there, and
 * keeps its last value where the RSI is 0.
 */
export const stochasticRsi: Rule = {
  labels: [],
  values: (bars, [period = 14]) => {
    const [values = []] = rsi.values(bars, [period]);
    const places = values.map((value, index) => {
      const window = values.slice(Math.max(0, index + 1 - period), index + 1).filter((each) => each !== null);
      if (value === null || window.length < period) return null;
      const [low, high] = [Math.min(...window), Math.max(...window)];
      return high === low ? null : (value - low) / (high - low);
    });
    return [places];
  },
};
