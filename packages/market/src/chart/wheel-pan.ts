/** A wheel that counts in lines or pages instead of pixels; CSS pixels of one. */
const UNITS = [1, 16, 400] as const;

/**
 * A wheel that is turned to the side, or a touchpad that is stroked along the time, moves the view by pixels; up and down it
 * zooms, which is left to the chart. With Shift a plain wheel does the same. Returns how to stop listening.
 */
export function panByWheel(element: HTMLElement, pan: (pixels: number) => void): () => void {
  const turn = (event: WheelEvent) => {
    const aside = event.shiftKey && event.deltaX === 0 ? event.deltaY : event.deltaX;
    const isAside = event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY);
    if (!isAside || event.ctrlKey) return;
    // Else the browser would leave the page.
    event.preventDefault();
    event.stopPropagation();
    pan(aside * (UNITS[event.deltaMode] ?? 1));
  };
  const early = { capture: true, passive: false };
  element.addEventListener('wheel', turn, early);
  return () => element.removeEventListener('wheel', turn, early);
}
