import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright';
import { bookStream, type BookMessage } from '../shared/book-stream.ts';
import { visit } from '../shared/browser.ts';
import { droppedFrames, framesOf, startFrames, watchFrames } from '../shared/frames.ts';
import { mainThread } from '../shared/main-thread.ts';
import type { PageServer } from '../shared/page-server.ts';
import { play } from '../shared/play.ts';

declare global {
  interface Window {
    /** Messages that the page has taken. */
    __taken?: number;
  }
}

/** Cost of a page at one rate. */
export interface Cost {
  /** Main-thread CPU time, milliseconds a second of stream. */
  readonly task: number;
  readonly script: number;
  readonly layout: number;
  /** Milliseconds of the longest task; 0 if none exceeded 50. */
  readonly longest: number;
  readonly longTasks: number;
  readonly dropped: number;
  /** Milliseconds from the last message to its being drawn. */
  readonly lag: number;
  /** Whether the page shows the stream's final state; `undefined` if it cannot be read. */
  readonly isRight: boolean | undefined;
}

const DEPTH = 25;
const VIEWPORT = { width: 1280, height: 1100 };
/** Work left over from loading must finish before the measurement. */
const SETTLE_MS = 1200;
/** A page may show its last state a little later: one that is refreshed at a reading pace. */
const PATIENCE_MS = 2500;

/** Opens the socket in the page and forwards its messages. */
export const connect = (page: Page, address: string) =>
  page.evaluate(
    (url) =>
      new Promise<void>((resolve) => {
        window.__taken = 0;
        const socket = new WebSocket(url);
        socket.addEventListener('open', () => resolve());
        socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
          window.__taken = (window.__taken ?? 0) + 1;
          // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the bench's own message
          window.__feed?.(JSON.parse(data) as BookMessage);
        });
      }),
    address.replace('http', 'ws'),
  );

export const taken = (page: Page, count: number) =>
  page.waitForFunction((wanted) => (window.__taken ?? 0) >= wanted, count, { polling: 20, timeout: 120_000 });

async function showsEnd(page: Page, wanted: string): Promise<boolean | undefined> {
  const shown = () => page.evaluate(() => JSON.stringify(window.__read?.()));
  const until = Date.now() + PATIENCE_MS;
  for (let text = await shown(); text !== wanted; text = await shown()) {
    if (text === undefined) return undefined;
    if (Date.now() > until) return false;
    await sleep(100);
  }
  return true;
}

export interface Stretch {
  readonly name: string;
  readonly rate: number;
  readonly seconds: number;
}

/** Streams to a page of its own in a browser of its own. */
export function measurePage(server: PageServer, { name, rate, seconds }: Stretch): Promise<Cost> {
  const stream = bookStream({ seed: 1, rate, seconds });
  const send = (message: BookMessage) => server.send(JSON.stringify(message));
  return visit(
    async ({ page, cdp, errors }) => {
      await watchFrames(page);
      await page.goto(`${server.address}/${name}.html`);
      await page.waitForFunction(() => window.__feed !== undefined);
      await connect(page, server.address);
      // CPU time of the thread, which excludes other programs.
      await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
      send(stream.snapshot);
      await sleep(SETTLE_MS);

      await startFrames(page);
      const before = await mainThread(cdp);
      await play(stream.messages, send);
      const sentAt = performance.now();
      await taken(page, stream.messages.length + 1);
      const { long, gaps } = await framesOf(page);
      const lag = performance.now() - sentAt;
      const after = await mainThread(cdp);

      const isRight = await showsEnd(page, JSON.stringify(stream.final(DEPTH)));
      if (errors.length > 0) throw new Error(`${name}: ${errors.join('; ')}`);
      const perSecond = (figure: 'task' | 'script' | 'layout' | 'style') => (after[figure] - before[figure]) / seconds;
      return {
        task: perSecond('task'),
        script: perSecond('script'),
        layout: perSecond('layout') + perSecond('style'),
        longest: Math.max(0, ...long),
        longTasks: long.length,
        dropped: droppedFrames(gaps),
        lag,
        isRight,
      };
    },
    { viewport: VIEWPORT },
  );
}
