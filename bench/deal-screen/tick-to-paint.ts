import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright';
import { visit } from '../shared/browser.ts';
import { bookFrame } from '../shared/deal-events.ts';
import { openDealScreen } from '../shared/deal-screen.ts';
import { framesOf, startFrames, watchFrames } from '../shared/frames.ts';
import type { PageServer } from '../shared/page-server.ts';
import { seededRandom } from '../shared/random.ts';

export interface TickToPaint {
  /** Milliseconds of each tick. */
  readonly ticks: readonly number[];
  /** Milliseconds from frame to frame meanwhile. */
  readonly frames: readonly number[];
}

declare global {
  interface Window {
    /** Milliseconds from each book's arrival to the end of the frame that drew it. */
    __ticks?: number[];
  }
}

const SLOWDOWN = 4;
const SETTLE_MS = 4000;

/**
 * Runs in the page before its scripts: records when a book arrives at the socket, when text is drawn on a canvas, and
 * when that frame has been presented.
 */
function watchInPage(): void {
  const ticks: number[] = [];
  window.__ticks = ticks;
  let arrived: number[] = [];
  let drawn: number[] = [];
  const afterFrame = new MessageChannel();
  afterFrame.port1.addEventListener('message', () => {
    const now = performance.now();
    for (const at of drawn.splice(0)) ticks.push(now - at);
  });
  afterFrame.port1.start();

  const Plain = window.WebSocket;
  window.WebSocket = class Watched extends Plain {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(url, protocols);
      this.addEventListener('message', ({ data, timeStamp }: MessageEvent<unknown>) => {
        if (typeof data === 'string' && data.startsWith('42["transaction"')) arrived.push(timeStamp);
      });
    }
  };

  const { prototype } = CanvasRenderingContext2D;
  // oxlint-disable-next-line typescript/unbound-method -- called with the context that it belongs to
  const draw = prototype.fillText;
  prototype.fillText = function watched(text: string, x: number, y: number, width?: number) {
    if (arrived.length > 0) {
      drawn = [...drawn, ...arrived];
      arrived = [];
      // A frame's drawing happens in its callbacks, before it is painted; a message is taken after that.
      afterFrame.port2.postMessage(undefined);
    }
    if (width === undefined) draw.call(this, text, x, y);
    else draw.call(this, text, x, y, width);
  };
}

const level = (price: number, size: number) => [price.toFixed(2), size.toFixed(4)] as const;

/** A book whose best bid has a new amount each time, so that every one changes the display. */
function bookOf(index: number): string {
  const bids = Array.from({ length: 20 }, (_, place) => level(30_000 - place, place === 0 ? 1 + index / 10_000 : 2));
  const asks = Array.from({ length: 20 }, (_, place) => level(30_001 + place, 2));
  return bookFrame({ bids, asks }, '30000.00');
}

async function tick(server: PageServer, count: number): Promise<void> {
  const random = seededRandom(7);
  for (let index = 0; index < count; index++) {
    server.send(bookOf(index));
    // At no fixed distance to the frames.
    await sleep(60 + 80 * random());
  }
}

const ticksOf = (page: Page) => page.evaluate(() => window.__ticks ?? []);

/** From socket message to changed pixels, on a processor four times slower. */
export function measureTicks(server: PageServer, count: number): Promise<TickToPaint> {
  return visit(async ({ page, cdp }) => {
    await page.addInitScript(watchInPage);
    await watchFrames(page);
    await openDealScreen(page, server);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await sleep(SETTLE_MS);
    const before = (await ticksOf(page)).length;
    await startFrames(page);
    await tick(server, count);
    const { gaps } = await framesOf(page);
    const ticks = (await ticksOf(page)).slice(before);
    if (ticks.length < count) throw new Error(`Of ${count} books ${ticks.length} were drawn.`);
    return { ticks, frames: gaps };
  });
}
