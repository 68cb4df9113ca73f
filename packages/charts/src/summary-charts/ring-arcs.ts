export interface RingArc {
  /** Of its value. */
  readonly index: number;
  /** Shares of the whole ring, clockwise from the top. */
  readonly start: number;
  readonly share: number;
}

/** Between two arcs, as a share of the ring. */
const GAP = 0.004;

/** The arcs of a ring: values of 0 have none, and nothing is drawn where all are 0. Arcs are shortened by a gap. */
export function ringArcs(values: readonly number[]): readonly RingArc[] {
  const total = values.reduce((sum, value) => sum + value, 0);
  if (!(total > 0)) return [];
  const gap = values.filter((value) => value > 0).length > 1 ? GAP : 0;
  let sum = 0;
  return values.flatMap((value, index) => {
    const start = sum / total;
    sum += value;
    return value > 0 ? [{ index, start, share: Math.max(GAP / 2, value / total - gap) }] : [];
  });
}
