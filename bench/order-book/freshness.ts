import { setTimeout as sleep } from 'node:timers/promises';
import { bookStream, type BookMessage } from '../shared/book-stream.ts';
import { visit } from '../shared/browser.ts';
import type { PageServer } from '../shared/page-server.ts';
import { play } from '../shared/play.ts';
import { connect, taken, type Stretch } from './measure.ts';

interface Watched {
  /** Frames before which an event arrived that changes the display. */
  news: number;
  /** Of these, those after which exactly that was shown. */
  shown: number;
}

declare global {
  interface Window {
    __watched?: Watched;
  }
}

/** Runs in the page: compares, per frame, the displayed book with the data at the start of the frame. */
function watchInPage(): void {
  const watched: Watched = { news: 0, shown: 0 };
  window.__watched = watched;
  let seen = '';
  const afterFrame = new MessageChannel();
  let expected = '';
  afterFrame.port1.addEventListener('message', () => {
    if (JSON.stringify(window.__read?.()) === expected) watched.shown += 1;
  });
  afterFrame.port1.start();
  const onFrame = () => {
    requestAnimationFrame(onFrame);
    expected = JSON.stringify(window.__expected?.());
    if (expected === seen) return;
    seen = expected;
    watched.news += 1;
    afterFrame.port2.postMessage(undefined);
  };
  requestAnimationFrame(onFrame);
}

/**
 * Of the frames with new data, the number that showed them. Not combined with timing, because reading the display costs
 * more than drawing.
 */
export function measureFreshness(server: PageServer, { name, rate, seconds }: Stretch): Promise<Watched> {
  const stream = bookStream({ seed: 2, rate, seconds });
  const send = (message: BookMessage) => server.send(JSON.stringify(message));
  return visit(async ({ page }) => {
    await page.goto(`${server.address}/${name}.html?check`);
    await page.waitForFunction(() => window.__feed !== undefined);
    await connect(page, server.address);
    send(stream.snapshot);
    await sleep(1000);
    await page.evaluate(watchInPage);
    await play(stream.messages, send);
    await taken(page, stream.messages.length + 1);
    await sleep(100);
    return page.evaluate(() => window.__watched ?? { news: 0, shown: 0 });
  });
}
