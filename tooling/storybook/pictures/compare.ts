import type { Picture } from './picture.ts';

/* Two pictures of one story from two machines differ at the edges of glyphs: hinting and smoothing move some ink to
   the next pixel. The colours of surfaces and the amount of ink of each colour within an area stay the same. So
   surfaces are compared exactly, and ink by its mean over a window, with a tolerance of a pixel or two. */

/** Location of a difference, in pixels of the pictures, and its size. */
export interface Difference {
  readonly kind: 'size' | 'surface' | 'ink';
  readonly x: number;
  readonly y: number;
  /** Number of pixels or windows. */
  readonly count: number;
  /** The largest step of a channel, or of a mean. */
  readonly by: number;
}

/** Steps of 255 that a surface may differ by; colour profiles round differently. */
const SURFACE_STEPS = 3;
/** Pixels of surface that may differ more. */
const SURFACE_PIXELS = 8;
/** Side of a window, in pixels of the pictures: two letters of small text. */
const WINDOW = 8;
/** Windows overlap by half. */
const STRIDE = WINDOW / 2;
/** Pixels that ink may have moved by. */
const SHIFT = 1;
/** Steps that a window's mean brightness may differ by: glyphs get bolder or thinner. */
const BRIGHTNESS_STEPS = 9;
/** Steps that a window's mean colour, brightness apart, may differ by. */
const COLOUR_STEPS = 4;

function isFlat({ width, rgb }: Picture, x: number, y: number): boolean {
  const at = (y * width + x) * 3;
  for (let dy = -1; dy <= 1; dy += 1) {
    for (let dx = -1; dx <= 1; dx += 1) {
      const other = at + (dy * width + dx) * 3;
      for (let channel = 0; channel < 3; channel += 1) {
        if (Math.abs((rgb[at + channel] ?? 0) - (rgb[other + channel] ?? 0)) > 1) return false;
      }
    }
  }
  return true;
}

function stepsAt(a: Picture, b: Picture, at: number): number {
  let steps = 0;
  for (let channel = at; channel < at + 3; channel += 1) {
    steps = Math.max(steps, Math.abs((a.rgb[channel] ?? 0) - (b.rgb[channel] ?? 0)));
  }
  return steps;
}

/** Pixels that lie in one colour in both pictures, and not in the same. */
function surfaceDifference(kept: Picture, taken: Picture): Difference | undefined {
  let first: { x: number; y: number } | undefined;
  let count = 0;
  let by = 0;
  for (let y = 1; y < kept.height - 1; y += 1) {
    for (let x = 1; x < kept.width - 1; x += 1) {
      const steps = stepsAt(kept, taken, (y * kept.width + x) * 3);
      if (steps <= SURFACE_STEPS || !isFlat(kept, x, y) || !isFlat(taken, x, y)) continue;
      first ??= { x, y };
      count += 1;
      by = Math.max(by, steps);
    }
  }
  return first && count > SURFACE_PIXELS ? { kind: 'surface', ...first, count, by } : undefined;
}

/** Sums over all pixels above and to the left, a plane each for red, green and blue: any window's sum in four look-ups. */
function integrate({ width, height, rgb }: Picture): readonly Float64Array[] {
  return [0, 1, 2].map((channel) => {
    const sums = new Float64Array((width + 1) * (height + 1));
    for (let y = 0; y < height; y += 1) {
      let row = 0;
      for (let x = 0; x < width; x += 1) {
        row += rgb[(y * width + x) * 3 + channel] ?? 0;
        sums[(y + 1) * (width + 1) + x + 1] = (sums[y * (width + 1) + x + 1] ?? 0) + row;
      }
    }
    return sums;
  });
}

type Colour = readonly [red: number, green: number, blue: number];

function meanAt(planes: readonly Float64Array[], width: number, x: number, y: number): Colour {
  const row = width + 1;
  const from = y * row + x;
  const [red = 0, green = 0, blue = 0] = planes.map((sums) => {
    const whole = (sums[from + WINDOW * row + WINDOW] ?? 0) + (sums[from] ?? 0);
    return (whole - (sums[from + WINDOW] ?? 0) - (sums[from + WINDOW * row] ?? 0)) / WINDOW ** 2;
  });
  return [red, green, blue];
}

/** Difference of two means, as a share of the tolerance. */
function excess([r1, g1, b1]: Colour, [r2, g2, b2]: Colour): number {
  const [red, green, blue] = [r1 - r2, g1 - g2, b1 - b2];
  const brightness = 0.299 * red + 0.587 * green + 0.114 * blue;
  const colour = Math.max(Math.abs(red - brightness), Math.abs(green - brightness), Math.abs(blue - brightness));
  return Math.max(Math.abs(brightness) / BRIGHTNESS_STEPS, colour / COLOUR_STEPS);
}

/** Windows whose mean has no match nearby in the other picture. */
function inkDifference(kept: Picture, taken: Picture): Difference | undefined {
  const { width, height } = kept;
  const keptSums = integrate(kept);
  const takenSums = integrate(taken);
  let worst: { x: number; y: number } | undefined;
  let count = 0;
  let by = 1;
  for (let y = 0; y + WINDOW <= height; y += STRIDE) {
    for (let x = 0; x + WINDOW <= width; x += STRIDE) {
      const mean = meanAt(takenSums, width, x, y);
      let least = excess(mean, meanAt(keptSums, width, x, y));
      for (let dy = -SHIFT; dy <= SHIFT && least > 1; dy += 1) {
        for (let dx = -SHIFT; dx <= SHIFT && least > 1; dx += 1) {
          const isInside = x + dx >= 0 && y + dy >= 0 && x + dx + WINDOW <= width && y + dy + WINDOW <= height;
          if (isInside) least = Math.min(least, excess(mean, meanAt(keptSums, width, x + dx, y + dy)));
        }
      }
      if (least <= 1) continue;
      count += 1;
      if (least > by) {
        by = least;
        worst = { x, y };
      }
    }
  }
  return worst && { kind: 'ink', ...worst, count, by };
}

/** The visible difference of two pictures; `undefined` if there is none. */
export function differenceOf(kept: Picture, taken: Picture): Difference | undefined {
  if (kept.width !== taken.width || kept.height !== taken.height) {
    return { kind: 'size', x: taken.width, y: taken.height, count: 1, by: 0 };
  }
  return surfaceDifference(kept, taken) ?? inkDifference(kept, taken);
}
