import { setTimeout as sleep } from 'node:timers/promises';
import { bookStream } from '../shared/book-stream.ts';
import { visit } from '../shared/browser.ts';
import { barFrames, bookFrame, tickerFrame } from '../shared/deal-events.ts';
import { levelsInGrid, openDealScreen } from '../shared/deal-screen.ts';
import { droppedFrames, framesOf, startFrames, watchFrames } from '../shared/frames.ts';
import { LevelBook, type Depth } from '../shared/level-book.ts';
import { mainThread } from '../shared/main-thread.ts';
import type { PageServer } from '../shared/page-server.ts';
import { play } from '../shared/play.ts';

/** Cost of the screen at one rate. */
export interface ScreenCost {
  /** Main-thread CPU time, milliseconds a second. */
  readonly task: number;
  readonly script: number;
  readonly layout: number;
  readonly longTasks: number;
  readonly longest: number;
  readonly dropped: number;
  readonly lag: number;
  /** Does the screen show the stream's last book? */
  readonly isRight: boolean;
}

/** Levels in an event, as the exchange sends. */
const LEVELS = 30;
/** Of so many changes of the book one is a trade. */
const TRADE_EVERY = 10;
const SETTLE_MS = 4000;
/** The grid beside the canvas is refreshed at a reading pace. */
const READING_PACE_MS = 2500;

/** The frames of each moment: every change a whole book, now and then a trade with ticker and running bars. */
export function framesAt(
  rate: number,
  seconds: number,
): { moments: { at: number; message: string[] }[]; final: Depth } {
  const stream = bookStream({ seed: 3, rate: Math.max(rate, 1), seconds });
  const book = new LevelBook();
  book.apply(stream.snapshot);
  const began = Date.now();
  const first = { at: 0, message: [bookFrame(book.top(LEVELS), book.bids[0]?.price ?? '0')] };
  if (rate === 0) return { moments: [first], final: book.top(LEVELS) };
  const moments = stream.messages.map(({ at, message }, index) => {
    book.apply(message);
    const last = book.bids[0]?.price ?? '0';
    const trade = index % TRADE_EVERY === 0 ? [tickerFrame(last), ...barFrames(last, began + at)] : [];
    return { at, message: [bookFrame(book.top(LEVELS), last), ...trade] };
  });
  return { moments: [first, ...moments], final: book.top(LEVELS) };
}

const plain = (levels: Depth['bids'], depth: number) =>
  JSON.stringify(levels.slice(0, depth).map((level) => level.map((figure) => String(Number(figure)))));

export function measureScreen(server: PageServer, rate: number, seconds: number): Promise<ScreenCost> {
  return visit(async ({ page, cdp, errors }) => {
    await watchFrames(page);
    await openDealScreen(page, server);
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    await sleep(SETTLE_MS);
    const { moments, final } = framesAt(rate, seconds);

    await startFrames(page);
    const before = await mainThread(cdp);
    const began = performance.now();
    await play(moments, (frames) => frames.forEach((each) => server.send(each)));
    await sleep(Math.max(0, seconds * 1000 - (performance.now() - began)));
    const sentAt = performance.now();
    const { long, gaps } = await framesOf(page);
    const lag = performance.now() - sentAt;
    const after = await mainThread(cdp);

    await sleep(READING_PACE_MS);
    const shown = await levelsInGrid(page);
    if (errors.length > 0) throw new Error(errors.join('; '));
    const perSecond = (figure: 'task' | 'script' | 'layout' | 'style') => (after[figure] - before[figure]) / seconds;
    return {
      task: perSecond('task'),
      script: perSecond('script'),
      layout: perSecond('layout') + perSecond('style'),
      longTasks: long.length,
      longest: Math.max(0, ...long),
      dropped: droppedFrames(gaps),
      lag,
      isRight: (['bids', 'asks'] as const).every(
        (side) => shown[side].length > 0 && JSON.stringify(shown[side]) === plain(final[side], shown[side].length),
      ),
    };
  });
}
