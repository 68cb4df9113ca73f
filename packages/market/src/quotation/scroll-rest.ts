/** So long nobody must have scrolled, in milliseconds. */
export const SCROLL_RESTS_MS = 150;

const PASSIVE = { capture: true, passive: true } as const;

const waiting = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

function startOver(): void {
  clearTimeout(timer);
  timer = setTimeout(rest, SCROLL_RESTS_MS);
}

function stopWaiting(): void {
  clearTimeout(timer);
  // Captured, for the scrolling of a list inside the page does not bubble.
  document.removeEventListener('scroll', startOver, PASSIVE);
}

function rest(): void {
  const due = [...waiting];
  waiting.clear();
  stopWaiting();
  for (const act of due) act();
}

/**
 * Acts once, as soon as nothing on the page has been scrolled for a moment: what is costly, and what would move rows from
 * under the finger, waits until then. Returns how to call it off.
 */
export function onceScrollRests(act: () => void): () => void {
  if (waiting.size === 0) document.addEventListener('scroll', startOver, PASSIVE);
  waiting.add(act);
  startOver();
  return () => {
    waiting.delete(act);
    if (waiting.size === 0) stopWaiting();
  };
}
