import type { KeyboardEvent } from 'react';

const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]';

/** The elements that Tab stops at, in order. */
function stopsOf(element: HTMLElement): HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(({ tabIndex }) => tabIndex >= 0);
}

/** On a press of Tab: it goes round inside, rather than out into a page that is out of reach. */
export function goRound(event: KeyboardEvent<HTMLElement>): void {
  const stops = stopsOf(event.currentTarget);
  const [from, to] = event.shiftKey ? [stops.at(0), stops.at(-1)] : [stops.at(-1), stops.at(0)];
  const { activeElement } = document;
  if (activeElement !== from && activeElement !== event.currentTarget) return;
  event.preventDefault();
  to?.focus();
}
