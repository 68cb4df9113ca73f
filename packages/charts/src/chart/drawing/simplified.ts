import type { Spot } from './geometry';

/** A spot as near as this to the simplified line is left out, CSS pixels. */
const TOLERANCE = 1;
/** The tolerance grows by this factor while too many spots are left. */
const GROWTH = 1.2;

/** Distance of a spot from the line between two others. */
function distance({ x, y }: Spot, from: Spot, to: Spot): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const square = dx * dx + dy * dy;
  const along = square === 0 ? 0 : Math.min(1, Math.max(0, ((x - from.x) * dx + (y - from.y) * dy) / square));
  return Math.hypot(x - from.x - along * dx, y - from.y - along * dy);
}

/** Ramer–Douglas–Peucker: of each stretch the spot that is farthest from its line stays, if it is farther than the tolerance. */
function within(spots: readonly Spot[], tolerance: number): readonly Spot[] {
  const kept = new Set([0, spots.length - 1]);
  const stretches: (readonly [start: number, end: number])[] = [[0, spots.length - 1]];
  for (let stretch = stretches.pop(); stretch; stretch = stretches.pop()) {
    const [start, end] = stretch;
    const [from, to] = [spots[start], spots[end]];
    let [farthest, most] = [start, tolerance];
    for (let index = start + 1; index < end; index += 1) {
      const spot = spots[index];
      const far = spot && from && to ? distance(spot, from, to) : 0;
      if (far > most) [farthest, most] = [index, far];
    }
    if (farthest === start) continue;
    kept.add(farthest);
    stretches.push([start, farthest], [farthest, end]);
  }
  return spots.filter((_spot, index) => kept.has(index));
}

/** A stroke of at most `most` spots, two or more, that looks like the one of many. */
export function simplified(spots: readonly Spot[], most: number): readonly Spot[] {
  let tolerance = TOLERANCE;
  let left = within(spots, tolerance);
  while (left.length > most) {
    tolerance *= GROWTH;
    left = within(spots, tolerance);
  }
  return left;
}
