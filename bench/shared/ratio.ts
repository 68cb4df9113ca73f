import { median, percentile, round } from './statistics.ts';

/** How a figure of one build compares with that of another: values below 1 are lower after than before. */
export interface Ratio {
  readonly middle: number;
  /** The first and the third quartile of the ratios of single turns. */
  readonly from: number;
  readonly to: number;
}

/** Figures below this are noise: a change from 0.4 to 0.8 ms is no doubling. In the unit of the figure. */
const ratioOf = (before: number, after: number, noise: number) => (after + noise) / (before + noise);

/**
 * Ratios of figures that were measured in turns: the first of `before` with the first of `after`, and so on, so that a load
 * of the machine affects both of a pair.
 * @param noise added to both figures, so that a figure of 0 has a ratio too
 * @throws Error if there are no pairs
 */
export function ratioInTurns(before: readonly number[], after: readonly number[], noise = 1): Ratio {
  const ratios = after.flatMap((value, turn) => {
    const earlier = before[turn];
    return earlier === undefined ? [] : [ratioOf(earlier, value, noise)];
  });
  return { middle: median(ratios), from: percentile(ratios, 25), to: percentile(ratios, 75) };
}

/** `0.82 (0.79–0.9)` */
export const ratioText = ({ middle, from, to }: Ratio) => `${round(middle, 2)} (${round(from, 2)}–${round(to, 2)})`;
