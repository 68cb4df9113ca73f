import { percentile } from '../shared/statistics.ts';

/** An entry of the Event Timing API. */
export interface EventEntry {
  /** The same for all events of one press; 0 for events that are no interaction, such as `pointerover`. */
  readonly interaction: number;
  /** From the input to the next paint, in steps of 8 ms. */
  readonly duration: number;
}

/** The browser reports no event that takes less. Milliseconds. */
export const SHORTEST_MS = 16;

/** The time of each interaction: that of its longest event. */
export function interactionTimes(entries: readonly EventEntry[]): number[] {
  const longest = new Map<number, number>();
  for (const { interaction, duration } of entries) {
    if (interaction !== 0) longest.set(interaction, Math.max(duration, longest.get(interaction) ?? 0));
  }
  return [...longest.values()];
}

/** The 98th percentile of a session's interactions; those that the browser did not report count as the shortest. */
export function responseOf(entries: readonly EventEntry[], interactions: number): number {
  const times = interactionTimes(entries);
  const unreported = Array.from({ length: Math.max(0, interactions - times.length) }, () => SHORTEST_MS);
  return percentile([...times, ...unreported], 98);
}
