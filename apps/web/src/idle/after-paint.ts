/** Runs in a task of its own after the next paint: for work that would delay the visible answer to a click. */
export function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}
