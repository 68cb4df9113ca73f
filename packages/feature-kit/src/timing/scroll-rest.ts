/** Milliseconds without scroll events after which scrolling counts as ended. */
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
 * Acts once after scrolling has ended, for expensive work and for changes that would move rows under the finger.
 * Returns the function that cancels it.
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
