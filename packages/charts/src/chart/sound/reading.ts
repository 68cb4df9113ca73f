/** The readings of the chart on request: by key on the plot, or by a button of the panel. */
export const READINGS = ['summary', 'highest', 'lowest', 'trend', 'sound'] as const;

export type Reading = (typeof READINGS)[number];

/** A request for a reading. A new object repeats the request, also for the same reading. */
export interface ReadingRequest {
  readonly reading: Reading;
}

const KEYS: Readonly<Record<string, Reading>> = { r: 'summary', h: 'highest', l: 'lowest', t: 'trend', p: 'sound' };

interface PressedKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

const isShortcut = ({ ctrlKey, metaKey, altKey }: PressedKey) => ctrlKey || metaKey || altKey;

/** Whether a key is this letter, and no shortcut of the browser. */
export const isLetter = (event: PressedKey, letter: string): boolean =>
  event.key.toLowerCase() === letter && !isShortcut(event);

/** The reading that a key on the plot requests; `undefined` for other keys and for shortcuts of the browser. */
export const readingForKey = (event: PressedKey): Reading | undefined =>
  isShortcut(event) ? undefined : KEYS[event.key.toLowerCase()];
