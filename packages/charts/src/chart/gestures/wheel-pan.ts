/** A wheel that counts in lines or pages instead of pixels; CSS pixels of one. */
const UNITS = [1, 16, 400] as const;

/**
 * A horizontal wheel or touchpad gesture, or a wheel with Shift, scrolls the view by pixels. A vertical one zooms and
 * is left to the chart. Returns the unsubscribe function.
 */
export function panByWheel(element: HTMLElement, pan: (pixels: number) => void): () => void {
  const onWheel = (event: WheelEvent) => {
    const aside = event.shiftKey && event.deltaX === 0 ? event.deltaY : event.deltaX;
    const isAside = event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY);
    if (!isAside || event.ctrlKey) return;
    // Prevents the browser's back navigation.
    event.preventDefault();
    event.stopPropagation();
    pan(aside * (UNITS[event.deltaMode] ?? 1));
  };
  const early = { capture: true, passive: false };
  element.addEventListener('wheel', onWheel, early);
  return () => element.removeEventListener('wheel', onWheel, early);
}
