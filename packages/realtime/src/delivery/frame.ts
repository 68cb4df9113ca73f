/** Runs a function once, at the next frame. Returns a function that cancels it. */
export type FrameScheduler = (run: () => void) => () => void;

/** Milliseconds after which a frame counts as missing: browsers paint no frames for hidden tabs. */
const HIDDEN_TAB_MS = 1000;

/** The next animation frame. Without one (hidden tab, no browser) a slow timer, so that queues stay bounded. */
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
