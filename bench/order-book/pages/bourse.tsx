// The client's order book without its screen. With `?check` the texts drawn on the canvas are recorded.
import { decimal, ZERO } from '@bourse/decimal';
import { createI18n, I18nProvider } from '@bourse/i18n';
import { createBookStore, OrderBook } from '@bourse/market';
import { aPair } from '@bourse/market/testing';
import { BourseThemeProvider } from '@bourse/ui-kit';
import { Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import type { Level } from '../../shared/book-stream.ts';
import type { KnownLevel } from '../../shared/level-book.ts';
import { watchDrawing } from './drawn-levels.ts';
import { DEPTH, feed, PRICE_DECIMALS, root, SIZE_DECIMALS } from './page.ts';

const isChecked = new URLSearchParams(location.search).has('check');
const drawing = isChecked ? watchDrawing(DEPTH) : undefined;

const pair = aPair({ priceDecimals: PRICE_DECIMALS, amountDecimals: SIZE_DECIMALS });
const store = createBookStore();

// The exchange's levels contain a sum; the book computes its own.
const levels = (known: readonly KnownLevel[]) =>
  known.map(({ price, size }) => ({ price: decimal(price), amount: decimal(size), sum: ZERO }));
feed(({ asks, bids }) => store.replace({ asks: levels(asks), bids: levels(bids) }));

/** The text of the accessible grid, which is updated once a second. */
function gridLevels(side: 'asks' | 'bids'): Level[] {
  const rows = [...document.querySelectorAll(`[data-side="${side}"]:not([hidden])`)];
  return rows.map(({ children }) => [plain(children[1]), plain(children[2])]);
}
const plain = (cell: Element | undefined) => (cell?.textContent ?? '').replaceAll(',', '');

window.__read = () => drawing?.() ?? { bids: gridLevels('bids'), asks: gridLevels('asks').toReversed() };

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
