/** The readings of the chart on request: by key on the plot, or by a button of the panel. */
export const READINGS = ['summary', 'highest', 'lowest', 'trend', 'sound'] as const;

export type Reading = (typeof READINGS)[number];

/** A request for a reading. A new object repeats the request, also for the same reading. */
export interface ReadingRequest {
  readonly reading: Reading;
}

const KEYS: Readonly<Record<string, Reading>> = { r: 'summary', h: 'highest', l: 'lowest', t: 'trend', p: 'sound' };

/** The reading that a key on the plot requests; `undefined` for other keys and for shortcuts of the browser. */
export function readingForKey(event: {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}): Reading | undefined {
  return event.ctrlKey || event.metaKey || event.altKey ? undefined : KEYS[event.key.toLowerCase()];
}
