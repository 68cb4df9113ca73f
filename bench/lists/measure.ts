import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright';
import { visit } from '../shared/browser.ts';
import { droppedFrames, framesOf, startFrames, watchFrames } from '../shared/frames.ts';
import { mainThread } from '../shared/main-thread.ts';
import type { PageServer } from '../shared/page-server.ts';
import { play } from '../shared/play.ts';
import { scroll } from '../shared/scroll.ts';
import { percentile } from '../shared/statistics.ts';
import type { TickerMessage, tickerStream } from './ticker-stream.ts';

declare global {
  interface Window {
    /** Messages that the page has taken. */
    tickersTaken?: number;
  }
}

export interface ListPage {
  readonly list: 'idle' | 'sidebar' | 'quotation';
  readonly pairs: number;
  /** Sort by change. */
  readonly isSorted?: boolean;
}

export interface Cost {
  /** Main-thread CPU time at rest and while scrolling, milliseconds a second. */
  readonly still: number;
  readonly scrolling: number;
  /** While scrolling. */
  readonly dropped: number;
  /** Milliseconds between frames while scrolling: the 99th percentile. */
  readonly gap: number;
  /** Tasks over 50 ms, in all. */
  readonly longTasks: number;
}

type Stream = ReturnType<typeof tickerStream>;

const VIEWPORT = { width: 1280, height: 900 };
/** Work left over from loading must finish before the measurement. */
const SETTLE_MS = 1500;
/** CSS pixels a frame: some thousand rows in ten seconds. */
const SCROLL_STEP = 60;

const connect = (page: Page, address: string) =>
  page.evaluate(
    (url) =>
      new Promise<void>((resolve) => {
        window.tickersTaken = 0;
        const socket = new WebSocket(url);
        socket.addEventListener('open', () => resolve());
        socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
          window.tickersTaken = (window.tickersTaken ?? 0) + 1;
          // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the bench's own message
          window.onTicker?.(JSON.parse(data) as TickerMessage);
        });
      }),
    address.replace('http', 'ws'),
  );

const addressOf = ({ list, pairs, isSorted }: ListPage) =>
  `lists.html?list=${list}&pairs=${pairs}${isSorted ? '&sort=change' : ''}`;

/** Streams to a page of its own in a browser of its own: first at rest, then while it scrolls. */
export function measureList(server: PageServer, shown: ListPage, stream: Stream): Promise<Cost> {
  const send = (message: TickerMessage) => server.send(JSON.stringify(message));
  const seconds = (stream.at(-1)?.at ?? 0) / 1000;
  return visit(
    async ({ page, cdp, errors }) => {
      await watchFrames(page);
      await page.goto(`${server.address}/${addressOf(shown)}`);
      await page.waitForFunction(() => window.onTicker !== undefined);
      if (shown.list !== 'idle') {
        await page.getByRole('row').nth(1).waitFor();
        if (shown.isSorted && shown.list === 'sidebar') await page.getByRole('button', { name: /Change/ }).click();
      }
      await connect(page, server.address);
      await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
      await sleep(SETTLE_MS);

      let sent = 0;
      const stretch = async () => {
        await startFrames(page);
        const before = await mainThread(cdp);
        await play(stream, send);
        sent += stream.length;
        await page.waitForFunction((wanted) => (window.tickersTaken ?? 0) >= wanted, sent, { polling: 20 });
        const frames = await framesOf(page);
        return { frames, task: ((await mainThread(cdp)).task - before.task) / seconds };
      };
      const still = await stretch();
      const seen = still.frames.gaps.length;
      await scroll(page, SCROLL_STEP);
      const scrolling = await stretch();
      if (errors.length > 0) throw new Error(`${addressOf(shown)}: ${errors.join('; ')}`);
      const gaps = scrolling.frames.gaps.slice(seen);
      return {
        still: still.task,
        scrolling: scrolling.task,
        dropped: droppedFrames(gaps),
        gap: percentile(gaps, 99),
        longTasks: scrolling.frames.long.length,
      };
    },
    { viewport: VIEWPORT },
  );
}
