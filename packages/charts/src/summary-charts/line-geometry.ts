/** A point of a line in drawing numbers. */
export interface DrawnPoint {
  /** Epoch milliseconds. */
  readonly time: number;
  readonly value: number;
}

export interface LineGeometry {
  /** SVG path of the line. */
  readonly line: string;
  /** SVG path of the area below it, closed at the lower edge. */
  readonly area: string;
  readonly xOf: (time: number) => number;
  readonly yOf: (value: number) => number;
  /** Index of the point nearest to a horizontal position. */
  readonly nearest: (x: number) => number;
}

/** The rectangle in which a line is drawn; CSS pixels. */
export interface LineArea {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const round = (value: number) => Math.round(value * 10) / 10;

/**
 * The paths of a line through points, oldest first, at least one, linear in time from the left edge to the right one and in
 * value between `low` and `high`. A step line keeps a value until the next point.
 */
export function lineGeometry(
  points: readonly DrawnPoint[],
  { left, top, width, height }: LineArea,
  { low, high, isStep }: { readonly low: number; readonly high: number; readonly isStep: boolean },
): LineGeometry {
  const [from, to] = [points[0]?.time ?? 0, points.at(-1)?.time ?? 0];
  const xOf = (time: number) => round(to === from ? left + width / 2 : left + ((time - from) / (to - from)) * width);
  const yOf = (value: number) =>
    round(high === low ? top + height / 2 : top + (1 - (value - low) / (high - low)) * height);
  const line = points
    .map(({ time, value }, index) => {
      const [x, y] = [xOf(time), yOf(value)];
      if (index === 0) return `M${x} ${y}`;
      return isStep ? `H${x}V${y}` : `L${x} ${y}`;
    })
    .join('');
  const floor = round(top + height);
  return {
    line,
    area: `${line}V${floor}H${xOf(from)}Z`,
    xOf,
    yOf,
    nearest: (x) =>
      points.reduce((best, { time }, index) => {
        const known = points[best]?.time ?? from;
        return Math.abs(xOf(time) - x) < Math.abs(xOf(known) - x) ? index : best;
      }, 0),
  };
}
