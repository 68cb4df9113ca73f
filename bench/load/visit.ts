import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright';
import { mainThread, visit } from '../shared/browser.ts';
import { throttle } from '../shared/slow.ts';
import type { MeasuredScreen, Viewport } from './screens.ts';
import type { Site } from './site.ts';

declare global {
  interface Window {
    /** Milliseconds from the navigation to the first frame in which the visitor could act. */
    __ready?: number;
  }
}

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

const LONGEST_WAIT_MS = 60_000;
/** A layout shift later than this after `ready` does not belong to the load. */
const SETTLE_MS = 3000;

/** A script for the page: looks once a frame until all conditions hold. */
function watcherOf(conditions: MeasuredScreen['conditions']): string {
  return `{
    const conditions = [${conditions.map(String).join(', ')}];
    const look = () => {
      if (document.body && conditions.every((holds) => holds())) window.__ready = performance.now();
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }`;
}

/** @throws Error with the conditions that do not hold, if the visitor cannot act in time */
async function readyOf(page: Page, { name, conditions }: MeasuredScreen): Promise<number> {
  await page
    .waitForFunction(() => window.__ready !== undefined, undefined, { polling: 100, timeout: LONGEST_WAIT_MS })
    .catch(async (cause: unknown) => {
      const held = await page.evaluate<boolean[]>(`[${conditions.map((holds) => `(${String(holds)})()`).join(', ')}]`);
      const missing = conditions.filter((_, at) => held[at] !== true).map((holds) => holds.name);
      throw new Error(`${name} at ${page.url()} does not get ready: ${missing.join(', ')}.`, { cause });
    });
  return (await page.evaluate(() => window.__ready)) ?? Number.NaN;
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

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

/** One cold visit without tracing, profiler or coverage until the visitor can act. `cpu`: how many times slower the processor is. */
export function visitScreen(site: Site, screen: MeasuredScreen, viewport: Viewport, cpu: number): Promise<ColdLoad> {
  return visit(
    async ({ page, cdp, errors }) => {
      if (screen.needsSession) await page.addInitScript((stored) => localStorage.setItem('token', stored), site.token);
      await page.addInitScript(watcherOf(screen.conditions));
      await throttle(cdp, cpu);
      let transferred = 0;
      cdp.on('Network.loadingFinished', ({ encodedDataLength }) => (transferred += encodedDataLength));
      await page.goto(site.address + screen.path, { waitUntil: 'commit' });
      const ready = await readyOf(page, screen);
      await sleep(SETTLE_MS);
      const shift = await shiftOf(page);
      await cdp.send('Performance.enable');
      const { heapBytes } = await mainThread(cdp);
      if (errors.length > 0) throw new Error(`${screen.name}: ${errors.join('; ')}`);
      return { ready, shift, transferred, heapBytes };
    },
    { viewport },
  );
}
