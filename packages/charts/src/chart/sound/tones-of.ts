/** Pitch of the lowest and the highest value: two octaves, Hz. */
const [LOWEST_HZ, HIGHEST_HZ] = [220, 880];
/** Seconds for a value, and for all of them at most. */
const EACH = 0.1;
const LONGEST = 6;

export interface Tone {
  /** Seconds from the start. */
  readonly at: number;
  /** Hz. */
  readonly frequency: number;
}

/** Values as tones in equal steps of time. Equal distances of values are equal musical intervals; equal values are the middle. */
export function tonesOf(values: readonly number[]): { readonly tones: readonly Tone[]; readonly duration: number } {
  const duration = Math.min(LONGEST, values.length * EACH);
  const low = Math.min(...values);
  const range = Math.max(...values) - low;
  const tones = values.map((value, index) => ({
    at: (index / values.length) * duration,
    frequency: LOWEST_HZ * (HIGHEST_HZ / LOWEST_HZ) ** (range === 0 ? 0.5 : (value - low) / range),
  }));
  return { tones, duration };
}
