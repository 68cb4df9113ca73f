/** A finger that rests so long points from then on, instead of moving the view; milliseconds. */
const HOLD_MS = 300;
/** CSS pixels; a finger never rests quite still. */
const STILL_PX = 8;

/**
 * Single-finger gestures, which Highcharts would all treat as panning. A held finger moves the cross-hair until it is
 * lifted; a vertical stroke scrolls the page. Returns the unsubscribe function.
 */
export function pointOnHold(element: HTMLElement, point: (touch: Touch) => void): () => void {
  let first: Touch | undefined;
  /** When the finger came down, by the clock of the events. */
  let pressedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The gesture, as soon as it is recognised. */
  let doing: 'points' | 'moves the view' | 'scrolls the page' | undefined;
  const release = () => {
    clearTimeout(timer);
    first = undefined;
    doing = undefined;
  };
  const press = (event: TouchEvent) => {
    release();
    if (event.touches.length > 1) return;
    first = event.touches[0];
    pressedAt = event.timeStamp;
    timer = setTimeout(() => {
      doing = 'points';
      if (first) point(first);
    }, HOLD_MS);
  };
  const move = (event: TouchEvent) => {
    const [touch] = event.touches;
    if (!first || !touch) return;
    const [aside, down] = [Math.abs(touch.clientX - first.clientX), Math.abs(touch.clientY - first.clientY)];
    // On a busy page the timer may be called before the moves of the finger that came earlier.
    const isEarly = event.timeStamp - pressedAt < HOLD_MS;
    if ((!doing || (doing === 'points' && isEarly)) && Math.hypot(aside, down) > STILL_PX) {
      clearTimeout(timer);
      doing = down > aside ? 'scrolls the page' : 'moves the view';
    }
    if (doing === 'points') {
      // Neither the page nor the view moves with it.
      event.preventDefault();
      point(touch);
    }
    // After a pinch, the chart would keep every other move to itself.
    if (doing !== 'moves the view') event.stopPropagation();
  };
  const early = { capture: true, passive: false };
  element.addEventListener('touchstart', press, early);
  element.addEventListener('touchmove', move, early);
  element.addEventListener('touchend', release, early);
  element.addEventListener('touchcancel', release, early);
  return () => {
    release();
    element.removeEventListener('touchstart', press, early);
    element.removeEventListener('touchmove', move, early);
    element.removeEventListener('touchend', release, early);
    element.removeEventListener('touchcancel', release, early);
  };
}
