import type { KeyboardEvent } from 'react';

/** For `onKeyDown` of a button: a held Enter key presses it once. */
export function ignoreRepeatedEnter(event: KeyboardEvent): void {
  if (event.repeat && event.key === 'Enter') event.preventDefault();
}
