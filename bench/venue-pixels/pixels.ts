import type { Page } from 'playwright';

/** A price that the page has not drawn in time counts as so many milliseconds. */
export const LONGEST_MS = 5000;

declare global {
  interface Window {
    pixelWatch?: {
      /** Begins to wait for a price. */
      readonly begin: (price: number) => void;
      /** Resolves with the time after the frame that drew the awaited price; epoch milliseconds, `undefined` after a time limit. */
      readonly drawn: (limitMs: number) => Promise<number | undefined>;
    };
  }
}

/** Runs in the page, before its own scripts. The book draws a changed price as text on its canvas. */
function watchInPage(): void {
  let awaited = Number.NaN;
  let drawn = Promise.withResolvers<number>();
  const prototype = CanvasRenderingContext2D.prototype;
  // oxlint-disable-next-line typescript/unbound-method -- called with the context
  const draw = prototype.fillText;
  prototype.fillText = function fillText(text, ...place) {
    draw.call(this, text, ...place);
    if (Number(text.replaceAll(',', '')) !== awaited) return;
    awaited = Number.NaN;
    // The frame is painted before the next task.
    setTimeout(() => drawn.resolve(performance.timeOrigin + performance.now()), 0);
  };
  window.pixelWatch = {
    begin(price) {
      awaited = price;
      drawn = Promise.withResolvers();
    },
    drawn: (limitMs) =>
      Promise.race([
        drawn.promise,
        new Promise<undefined>((resolve) => {
          setTimeout(() => resolve(undefined), limitMs);
        }),
      ]),
  };
}

export const watchPixels = (page: Page) => page.addInitScript(watchInPage);

/** Milliseconds from the time that `send` returns (epoch milliseconds) to the end of the frame in which the book shows the price. */
export async function timeToPixels(page: Page, price: string, send: () => Promise<number>): Promise<number> {
  await page.evaluate((awaited) => window.pixelWatch?.begin(awaited), Number(price));
  const sentAt = await send();
  const drawnAt = await page.evaluate((limit) => window.pixelWatch?.drawn(limit), LONGEST_MS);
  return drawnAt === undefined ? LONGEST_MS : drawnAt - sentAt;
}
