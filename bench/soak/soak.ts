import { setTimeout as sleep } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright';
import { memoryOf } from '../sandbox-load/memory.ts';
import { mainThread, open, untilShown, visit } from '../shared/browser.ts';
import type { Exchange } from '../shared/exchange.ts';
import { pendingIn, watchPending, type Pending } from './pending.ts';

export interface Left extends Pending {
  readonly listeners: number;
  readonly nodes: number;
}

export interface Soak {
  /** Bytes of heap after a collection, at equal distances through the run. */
  readonly heap: readonly number[];
  /** Resident memory of the exchange at the same moments, MiB. */
  readonly exchange: readonly number[];
  /** On another screen: after a short visit of the deal screen, and after the long one. */
  readonly before: Left;
  readonly after: Left;
}

/** A screen of the client without market data. */
const ELSEWHERE = '/components/login';
const HEAP_EVERY_MS = 10_000;
/** Unused cache entries are kept for a minute, with a timer each. */
const UNUSED_CACHE_MS = 65_000;
const SHORT_VISIT_MS = 5000;

async function collect(cdp: CDPSession): Promise<void> {
  // Objects released by a first garbage collection may release others.
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('HeapProfiler.collectGarbage');
}

const toDealScreen = async (page: Page) => {
  await page.locator('header a[href^="/dealCenter"]').first().click();
  await untilShown(page);
};

/** Navigates to a screen without market data, and counts the remaining objects. */
async function leave(page: Page, cdp: CDPSession): Promise<Left> {
  await page.locator(`header a[href="${ELSEWHERE}"]`).first().click();
  await page.locator('form').first().waitFor();
  await sleep(UNUSED_CACHE_MS);
  await collect(cdp);
  const { listeners, nodes } = await mainThread(cdp);
  return { ...(await pendingIn(page)), listeners, nodes };
}

/** Keeps the deal screen open in one tab without a reload. */
export function soakDealScreen(exchange: Exchange, { warmUp, seconds }: { warmUp: number; seconds: number }) {
  return visit(async ({ page, cdp, errors }): Promise<Soak> => {
    await watchPending(page);
    await cdp.send('Performance.enable');
    await cdp.send('HeapProfiler.enable');
    await open(page, exchange.address + ELSEWHERE);

    await toDealScreen(page);
    await sleep(SHORT_VISIT_MS);
    const before = await leave(page, cdp);

    await toDealScreen(page);
    await sleep(warmUp * 1000);
    const heap: number[] = [];
    const resident: number[] = [];
    while (heap.length * HEAP_EVERY_MS < seconds * 1000) {
      await sleep(HEAP_EVERY_MS);
      await collect(cdp);
      heap.push((await mainThread(cdp)).heapBytes);
      resident.push(await memoryOf(exchange.pid));
    }
    const after = await leave(page, cdp);
    if (errors.length > 0) throw new Error(errors.join('; '));
    return { heap, exchange: resident, before, after };
  });
}
