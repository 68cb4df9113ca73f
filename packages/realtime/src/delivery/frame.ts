/** Runs something once, soon. Returns the way to call it off. */
export type FrameScheduler = (run: () => void) => () => void;

/** Milliseconds after which a frame counts as not coming: a hidden tab paints none. */
const HIDDEN_TAB_MS = 1000;

/**
 * The next animation frame; where none comes (a hidden tab, no browser at all), a slow timer, so that what waits does not
 * grow without bound.
 */
export const nextFrame: FrameScheduler = (run) => {
  let frame: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const callOff = () => {
    if (frame !== undefined) cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
  const once = () => {
    callOff();
    run();
  };
  if (typeof requestAnimationFrame === 'function') frame = requestAnimationFrame(once);
  timer = setTimeout(once, HIDDEN_TAB_MS);
  return callOff;
};
