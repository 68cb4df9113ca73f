import { setTimeout as sleep } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright';
import { open, visit } from '../shared/browser.ts';
import { untilShown } from '../shared/deal-screen.ts';
import { mainThread } from '../shared/main-thread.ts';
import type { PageServer } from '../shared/page-server.ts';
import { marketHours } from './market-hours.ts';
import { pendingIn, watchPending, type Pending } from './pending.ts';

export interface Left extends Pending {
  readonly listeners: number;
  readonly nodes: number;
}

export interface Soak {
  /** Bytes of heap after a collection, at equal distances through the run. */
  readonly heap: readonly number[];
  /** On another screen: after a short visit of the deal screen, and after the long one. */
  readonly before: Left;
  readonly after: Left;
}

/** A screen of the client without market data. */
const ELSEWHERE = '/components/login';
const HEAP_EVERY_MS = 5000;
/** Unused cache entries are kept for a minute, with a timer each. */
const UNUSED_CACHE_MS = 65_000;
const SHORT_VISIT_MS = 5000;

async function collect(cdp: CDPSession): Promise<void> {
  // Objects released by a first garbage collection may release others.
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('HeapProfiler.collectGarbage');
}

async function heapOf(cdp: CDPSession): Promise<number> {
  await collect(cdp);
  return (await mainThread(cdp)).heapBytes;
}

const toDealScreen = async (page: Page) => {
  await page.locator('header a[href^="/dealCenter"]').first().click();
  await untilShown(page);
};

/** Navigates to a screen without market data, and counts the remaining objects. */
async function leave(page: Page, cdp: CDPSession, waitMs: number): Promise<Left> {
  await page.locator(`header a[href="${ELSEWHERE}"]`).first().click();
  await page.locator('form').first().waitFor();
  await sleep(waitMs);
  await collect(cdp);
  const { listeners, nodes } = await mainThread(cdp);
  return { ...(await pendingIn(page)), listeners, nodes };
}

export interface SoakOptions {
  readonly minutes: number;
  readonly seconds: number;
  /** Warm-up seconds before the measurement: compiled code is also on the heap. */
  readonly warmUp: number;
  readonly say: (line: string) => void;
}

/** Runs simulated market minutes on the deal screen in one tab without a reload. */
export function soakDealScreen(server: PageServer, { minutes, seconds, warmUp, say }: SoakOptions): Promise<Soak> {
  return visit(async ({ page, cdp, errors }) => {
    await watchPending(page);
    await cdp.send('Performance.enable');
    await cdp.send('HeapProfiler.enable');
    await open(page, server.address + ELSEWHERE);

    await toDealScreen(page);
    await sleep(SHORT_VISIT_MS);
    const before = await leave(page, cdp, UNUSED_CACHE_MS);
    say(
      `after a short visit: ${before.listeners} listeners, ${before.intervals + before.timeouts} timers, ${before.nodes} nodes`,
    );

    await toDealScreen(page);
    const heap: number[] = [];
    const start = performance.now();
    let measuredAt = start;
    const whole = 1 + warmUp / seconds;
    for (const { at, message } of marketHours({
      minutes: minutes * whole,
      seconds: seconds * whole,
      began: Date.now(),
    })) {
      // Compensates for the duration of a garbage collection.
      while (performance.now() - start < at) await sleep(1);
      for (const frame of message) server.send(frame);
      if (at < warmUp * 1000 || performance.now() - measuredAt < HEAP_EVERY_MS) continue;
      measuredAt = performance.now();
      heap.push(await heapOf(cdp));
    }
    say(`heap: ${heap.map((bytes) => (bytes / 2 ** 20).toFixed(1)).join(' ')} MiB`);

    const after = await leave(page, cdp, UNUSED_CACHE_MS);
    say(
      `after the long visit: ${after.listeners} listeners, ${after.intervals + after.timeouts} timers, ${after.nodes} nodes`,
    );
    if (errors.length > 0) throw new Error(errors.join('; '));
    return { heap, before, after };
  });
}
