import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright';
import type { MeasuredScreen, Viewport } from '../ready/screens.ts';
import type { Site } from '../ready/site.ts';
import { readyOf, watchReady } from '../ready/visit.ts';
import { open, visit } from '../shared/browser.ts';
import { mainThread } from '../shared/main-thread.ts';
import { throttle } from '../shared/slow.ts';

/** One visit with nothing cached, on a slow machine behind a slow line. */
export interface ColdLoad {
  /** Milliseconds from the navigation to the frame in which the visitor can act. */
  readonly ready: number;
  /** Sum of layout shifts that no input caused. */
  readonly shift: number;
  /** All that came over the line, as the server compressed it. */
  readonly transferred: number;
  readonly heapBytes: number;
}

/** What moves so long after the visitor can act is no longer the load's. */
const SETTLE_MS = 3000;

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/** The layout shifts of the page up to now. */
const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((done) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the observer is given entries of this type alone
            const { value, hadRecentInput } = entry as LayoutShift;
            if (!hadRecentInput) sum += value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
        // The buffered entries come in a task of their own; the frames before it are those of the last content.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => done(sum))));
      }),
  );

export function coldLoad(site: Site, screen: MeasuredScreen, viewport: Viewport): Promise<ColdLoad> {
  return visit(
    async ({ page, cdp, errors }) => {
      await watchReady(page, site, screen);
      await throttle(cdp);
      let transferred = 0;
      cdp.on('Network.loadingFinished', ({ encodedDataLength }) => (transferred += encodedDataLength));
      await cdp.send('Performance.enable');
      await open(page, site.address + screen.path);
      const ready = await readyOf(page, screen);
      await sleep(SETTLE_MS);
      const shift = await shiftOf(page);
      const { heapBytes } = await mainThread(cdp);
      if (errors.length > 0) throw new Error(`${screen.name}: ${errors.join('; ')}`);
      return { ready, shift, transferred, heapBytes };
    },
    { viewport },
  );
}
