import { setTimeout as sleep } from 'node:timers/promises';
import { mainThread, visit } from '../shared/browser.ts';
import type { Played } from './pages/book.tsx';

/** Cost of the book at one rate. */
export interface Cost extends Played {
  /** Processor time of the main thread above that of the same page without changes, milliseconds a second. */
  readonly task: number;
}

const VIEWPORT = { width: 1280, height: 1100 };
/** Work left over from loading must finish before the measurement. */
const SETTLE_MS = 1200;

/** Feeds the book in a browser of its own. */
export function measureBook(address: string, { rate, seconds }: { rate: number; seconds: number }): Promise<Cost> {
  return visit(
    async ({ page, cdp, errors }) => {
      await page.goto(`${address}/book.html`);
      const play = (often: number, long: number): Promise<Played | undefined> =>
        page.evaluate(([books, time]) => window.__play?.(books, time), [often, long] as const);
      await page.waitForFunction(() => window.__play !== undefined);
      await play(10, 1);
      // Processor time of the thread, which excludes other programs.
      await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
      await sleep(SETTLE_MS);
      const atRest = await mainThread(cdp);
      await sleep(seconds * 1000);
      const before = await mainThread(cdp);
      const played = await play(rate, seconds);
      const after = await mainThread(cdp);
      if (!played || errors.length > 0) throw new Error(`The book: ${errors.join('; ') || 'is not played'}.`);
      return { ...played, task: (after.task - before.task - (before.task - atRest.task)) / seconds };
    },
    { viewport: VIEWPORT },
  );
}
