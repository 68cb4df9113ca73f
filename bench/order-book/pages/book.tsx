// The client's order book without its screen. `__play` feeds it.
import { decimal, ZERO } from '@bourse/decimal';
import { createI18n, I18nProvider } from '@bourse/i18n';
import { createBookStore, OrderBook } from '@bourse/market';
import { aPair } from '@bourse/market/testing';
import { BourseThemeProvider } from '@bourse/ui-kit';
import { Suspense } from 'react';
import { createRoot } from 'react-dom/client';

export interface Played {
  readonly books: number;
  /** Milliseconds from a book to the drawing of its best ask, of each book that was drawn. */
  readonly lags: readonly number[];
  /** Milliseconds of the longest task; 0 if none exceeded 50. */
  readonly longestTask: number;
}

declare global {
  interface Window {
    /** Replaces the book `rate` times a second for `seconds`, and watches its drawing. */
    __play?: (rate: number, seconds: number) => Promise<Played>;
  }
}

/** Levels a side. */
const DEPTH = 25;
const PRICE_DECIMALS = 2;
const AMOUNT_DECIMALS = 4;
const MIDDLE = 60_000;
/** From the middle to the first level of a side; the best ask is nearer. */
const GAP = 10;
const TICK = 0.01;
const LAST_DRAWING_MS = 200;

const pair = aPair({ priceDecimals: PRICE_DECIMALS, amountDecimals: AMOUNT_DECIMALS });
const store = createBookStore();

/** Moments at which each text was last drawn on a canvas. */
const drawn = new Map<string, number>();
// oxlint-disable-next-line typescript/unbound-method -- called with the context that it belongs to
const draw = CanvasRenderingContext2D.prototype.fillText;
CanvasRenderingContext2D.prototype.fillText = function watched(text: string, x: number, y: number) {
  drawn.set(text, performance.now());
  draw.call(this, text, x, y);
};

const level = (price: number) => ({
  price: decimal(price.toFixed(PRICE_DECIMALS)),
  amount: decimal(Math.random().toFixed(AMOUNT_DECIMALS)),
  sum: ZERO,
});

const priceText = (price: number) => price.toLocaleString('en', { minimumFractionDigits: PRICE_DECIMALS });

/** A book of which all amounts differ from the one before. The price of its best ask is unique. */
function replaceBook(best: number): void {
  const side = (away: 1 | -1) => Array.from({ length: DEPTH }, (_, place) => level(MIDDLE + away * (place + GAP)));
  const [, ...asks] = side(1);
  store.replace({ bids: side(-1), asks: [level(best), ...asks] });
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

window.__play = async (rate, seconds) => {
  let longestTask = 0;
  const tasks = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longestTask = Math.max(longestTask, duration);
  });
  tasks.observe({ type: 'longtask' });
  const began = performance.now();
  const sent = new Map<string, number>();
  for (let book = 1; book <= rate * seconds; book++) {
    const best = MIDDLE + book * TICK;
    sent.set(priceText(best), performance.now());
    replaceBook(best);
    await wait(Math.max(0, began + (book * 1000) / rate - performance.now()));
  }
  await wait(LAST_DRAWING_MS);
  tasks.disconnect();
  const lags = [...sent].flatMap(([best, at]) => {
    const moment = drawn.get(best) ?? 0;
    return moment >= at ? [moment - at] : [];
  });
  return { books: sent.size, lags, longestTask };
};

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root.');
createRoot(root).render(
  <I18nProvider i18n={createI18n({ language: 'en' })}>
    <BourseThemeProvider>
      <Suspense>
        <div style={{ width: 320 }}>
          <OrderBook pair={pair} book={store} levels={DEPTH} />
        </div>
      </Suspense>
    </BourseThemeProvider>
  </I18nProvider>,
);
