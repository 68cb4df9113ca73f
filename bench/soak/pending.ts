import type { Page } from 'playwright';

/** Timers and frames that a page has requested and that have neither run nor been cancelled. */
export interface Pending {
  readonly intervals: number;
  readonly timeouts: number;
  readonly frames: number;
  /** Call sites of intervals and timeouts, each with its delay. */
  readonly origins: readonly string[];
}

declare global {
  interface Window {
    __pending?: () => Pending;
  }
}

/* oxlint-disable unicorn/consistent-function-scoping, typescript/unbound-method -- the page gets this function alone; the window's own functions need no `this` */

/** Runs in the page before its scripts. */
function watchInPage(): void {
  const intervals = new Map<number, string>();
  const timeouts = new Map<number, string>();
  const frames = new Set<number>();
  const origin = (delay: unknown) =>
    `${String(delay)} ms ${new Error('asked for here').stack?.split('\n')[3]?.trim() ?? ''}`;

  const { setInterval: every, clearInterval: stop, setTimeout: after, clearTimeout: forget } = window;
  const { requestAnimationFrame: onFrame, cancelAnimationFrame: offFrame } = window;
  const call = (handler: TimerHandler, rest: unknown[]) => {
    if (typeof handler === 'function') Reflect.apply(handler, window, rest);
  };

  Object.assign(window, {
    setInterval: (handler: TimerHandler, delay?: number, ...rest: unknown[]) => {
      const id = every(() => call(handler, rest), delay);
      intervals.set(id, origin(delay));
      return id;
    },
    setTimeout: (handler: TimerHandler, delay?: number, ...rest: unknown[]) => {
      const id = after(() => {
        timeouts.delete(id);
        call(handler, rest);
      }, delay);
      timeouts.set(id, origin(delay));
      return id;
    },
    clearInterval: (id?: number) => {
      if (id !== undefined) intervals.delete(id);
      stop(id);
    },
    // Timeouts and intervals share their ids: either clear function cancels both.
    clearTimeout: (id?: number) => {
      if (id !== undefined) {
        timeouts.delete(id);
        intervals.delete(id);
      }
      forget(id);
    },
    requestAnimationFrame: (handler: FrameRequestCallback) => {
      const id = onFrame((now) => {
        frames.delete(id);
        handler(now);
      });
      frames.add(id);
      return id;
    },
    cancelAnimationFrame: (id: number) => {
      frames.delete(id);
      offFrame(id);
    },
  });
  window.__pending = () => ({
    intervals: intervals.size,
    timeouts: timeouts.size,
    frames: frames.size,
    origins: [...intervals.values(), ...timeouts.values()].toSorted(),
  });
}

/** Counts timers and frame requests of the page from its start. */
export const watchPending = (page: Page) => page.addInitScript(watchInPage);

export async function pendingIn(page: Page): Promise<Pending> {
  const pending = await page.evaluate(() => window.__pending?.());
  if (!pending) throw new Error('The page counts no timers.');
  return pending;
}
