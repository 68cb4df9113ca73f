import { wilderAverage, type Values } from './averages';

/**
 * Relative strength index after Wilder: 100 × U / (U + D), where U and D are his averages of the rises and of the falls
 * of the close over n bars. The value is 50 without price changes.
 */
export function relativeStrength(closes: readonly number[], period: number): Values {
  const moves = closes.map((close, index) => {
    const before = closes[index - 1];
    return before === undefined ? null : close - before;
  });
  const rises = wilderAverage(
    moves.map((move) => (move === null ? null : Math.max(move, 0))),
    period,
  );
  const falls = wilderAverage(
    moves.map((move) => (move === null ? null : Math.max(-move, 0))),
    period,
  );
  return rises.map((rise, index) => {
    const fall = falls[index] ?? null;
    if (rise === null || fall === null) return null;
    return rise + fall === 0 ? 50 : (100 * rise) / (rise + fall);
  });
}
