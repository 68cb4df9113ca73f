import { setTimeout as sleep } from 'node:timers/promises';
import { open, visit, type Visit } from '../shared/browser.ts';
import { mainThread } from '../shared/main-thread.ts';
import { blockingTime } from './blocking-time.ts';
import { observe, observed } from './observe.ts';
import type { Viewport } from './screens.ts';

/** One visit with nothing cached, on a slow machine behind a slow line. */
export interface ColdLoad {
  /** Milliseconds since the navigation. */
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly largest: string;
  /** Milliseconds. */
  readonly blocking: number;
  readonly longest: number;
  readonly shift: number;
  /** All that came over the line, as the server compressed it. */
  readonly transferred: number;
  readonly heapBytes: number;
}

/** 9 Mbit/s down, 1.5 Mbit/s up, 60 ms for every request, a processor a quarter as fast. */
const LINE = { offline: false, latency: 60, downloadThroughput: 1_125_000, uploadThroughput: 187_500 };
export const SLOWDOWN = 4;

/** Work that begins so long after the largest paint is no longer the load's. */
const WINDOW_MS = 5000;
const QUIET_MS = 2000;
const LONGEST_WAIT_MS = 15_000;

async function throttle({ cdp }: Visit): Promise<void> {
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', LINE);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
}

/** Until no long task has run for a while: a page with a socket is never done. */
async function settle({ page }: Visit): Promise<void> {
  const until = Date.now() + LONGEST_WAIT_MS;
  while (Date.now() < until) {
    const now = await page.evaluate(() => performance.now());
    const { longTasks, largestPaint } = await observed(page);
    const last = Math.max(largestPaint, ...longTasks.map(({ start, duration }) => start + duration));
    if (now - last > QUIET_MS && now > largestPaint + WINDOW_MS) return;
    await sleep(200);
  }
}

export interface ColdLoadOptions {
  readonly viewport?: Viewport;
  /** Of a logged-in user. */
  readonly token?: string | undefined;
}

export function coldLoad(address: string, { viewport, token }: ColdLoadOptions = {}): Promise<ColdLoad> {
  return visit(async (visited) => {
    const { page, cdp, errors } = visited;
    await observe(page);
    if (token !== undefined) await page.addInitScript((stored) => localStorage.setItem('token', stored), token);
    await throttle(visited);
    let transferred = 0;
    cdp.on('Network.loadingFinished', ({ encodedDataLength }) => (transferred += encodedDataLength));
    await cdp.send('Performance.enable');
    await open(page, address);
    await settle(visited);
    const { firstPaint, largestPaint, largest, shift, longTasks } = await observed(page);
    const { heapBytes } = await mainThread(cdp);
    if (errors.length > 0) throw new Error(`${address}: ${errors.join('; ')}`);
    const until = largestPaint + WINDOW_MS;
    const counted = longTasks.filter(({ start }) => start < until);
    return {
      firstPaint,
      largestPaint,
      largest,
      blocking: blockingTime(longTasks, firstPaint, until),
      longest: Math.max(0, ...counted.map(({ duration }) => duration)),
      shift,
      transferred,
      heapBytes,
    };
  }, viewport && { viewport });
}
