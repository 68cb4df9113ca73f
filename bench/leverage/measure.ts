import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright';
import { open, visit } from '../shared/browser.ts';
import { untilShown } from '../shared/deal-screen.ts';
import { framesOf, startFrames, watchFrames } from '../shared/frames.ts';
import { mainThread } from '../shared/main-thread.ts';
import type { PageServer } from '../shared/page-server.ts';
import { play } from '../shared/play.ts';

export interface Cost {
  /** Main-thread CPU time, milliseconds a second. */
  readonly task: number;
  readonly longTasks: number;
  /** Milliseconds. */
  readonly longest: number;
  /** Changes in the document by position; a row that was not rendered again has none. */
  readonly changes: ReadonlyMap<number, number>;
}

export interface Screen {
  readonly path: '/dealCenter' | '/leverdealCenter';
  readonly token: string;
  /** Positions whose rows are watched. */
  readonly rows: readonly number[];
}

interface Moment {
  readonly at: number;
  readonly message: readonly string[];
}

declare global {
  interface Window {
    /** Changes of the watched rows by position. */
    rowChanges?: Record<number, number>;
  }
}

const SETTLE_MS = 4000;
const closeButton = (id: number) => `button[aria-label$="order ${id}"]`;

/** Counts the changes in the rows of these positions from now on. */
async function watchRows(page: Page, ids: readonly number[]): Promise<void> {
  for (const id of ids) await page.locator(closeButton(id)).first().waitFor({ state: 'attached', timeout: 60_000 });
  await page.evaluate((watched) => {
    const changes: Record<number, number> = {};
    window.rowChanges = changes;
    for (const id of watched) {
      changes[id] = 0;
      const row = document.querySelector(`button[aria-label$="order ${id}"]`)?.closest('tr');
      if (!row) throw new Error(`position ${id} has no row`);
      const observer = new MutationObserver((records) => (changes[id] = (changes[id] ?? 0) + records.length));
      observer.observe(row, { subtree: true, childList: true, attributes: true, characterData: true });
    }
  }, ids);
}

/** Cost of a trading screen of BTC/USDT while the socket sends these frames. */
export function measureScreen(
  server: PageServer,
  { path, token, rows }: Screen,
  moments: readonly Moment[],
  seconds: number,
): Promise<Cost> {
  return visit(async ({ page, cdp, errors }) => {
    await watchFrames(page);
    await page.addInitScript((stored) => localStorage.setItem('token', stored), token);
    await open(page, `${server.address}${path}?symbol=BTC_USDT`);
    await untilShown(page);
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    await sleep(SETTLE_MS);
    // The first event gives all rows their marks.
    for (const text of moments[0]?.message ?? []) server.send(text);
    await sleep(SETTLE_MS / 4);
    await watchRows(page, rows);

    await startFrames(page);
    const before = await mainThread(cdp);
    const began = performance.now();
    await play(moments, (frames) => frames.forEach((text) => server.send(text)));
    await sleep(Math.max(0, seconds * 1000 - (performance.now() - began)));
    const { long } = await framesOf(page);
    const after = await mainThread(cdp);
    const changes = await page.evaluate(() => window.rowChanges ?? {});
    if (errors.length > 0) throw new Error(errors.join('; '));
    return {
      task: (after.task - before.task) / seconds,
      longTasks: long.length,
      longest: Math.max(0, ...long),
      changes: new Map(Object.entries(changes).map(([id, count]) => [Number(id), count])),
    };
  });
}
