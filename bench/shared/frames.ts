import type { Page } from 'playwright';

export interface FrameReport {
  /** Milliseconds of each task of more than 50 ms. */
  readonly long: readonly number[];
  /** Milliseconds between frames. */
  readonly gaps: readonly number[];
}

interface FrameWatch extends FrameReport {
  start(): void;
}

declare global {
  interface Window {
    __frames?: FrameWatch;
  }
}

/** Has the page count its frames and long tasks from now on; runs in the page, before its own scripts. */
function watchInPage(): void {
  const long: number[] = [];
  const gaps: number[] = [];
  let since = Infinity;
  let last = 0;
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) if (startTime >= since) long.push(duration);
  }).observe({ type: 'longtask' });
  const onFrame = (now: number) => {
    if (last >= since) gaps.push(now - last);
    last = now;
    requestAnimationFrame(onFrame);
  };
  requestAnimationFrame(onFrame);
  window.__frames = { long, gaps, start: () => (since = performance.now()) };
}

export const watchFrames = (page: Page) => page.addInitScript(watchInPage);

/** Discards the frames so far. */
export const startFrames = (page: Page) => page.evaluate(() => window.__frames?.start());

/** Waits until pending work is painted, and returns the frames. */
export function framesOf(page: Page): Promise<FrameReport> {
  return page.evaluate(async () => {
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 0)));
    });
    const { long = [], gaps = [] } = window.__frames ?? {};
    return { long, gaps };
  });
}

/** Frames of 60 Hz that did not come. */
export function droppedFrames(gaps: readonly number[]): number {
  const frame = 1000 / 60;
  return gaps.reduce((dropped, gap) => dropped + Math.max(0, Math.round(gap / frame) - 1), 0);
}
