import { useFormat } from '@bourse/i18n';
import { priceDecimals } from '@bourse/market';
import type { Pair } from '@bourse/contracts/market';
import { useEffect } from 'react';

/** Puts the last price and the pair in front of the page's title while the screen is there: useful in the background. */
export function useTitleWithPrice(pair: Pair): void {
  const format = useFormat();
  const price = pair.last && format.price(pair.last, priceDecimals(pair));
  const live = price === undefined ? pair.symbol : `${price} ${pair.symbol}`;

  useEffect(() => {
    let isOver = false;
    let before = document.title;
    // After the effects of the frame around the screen, which names the page when the address changes.
    queueMicrotask(() => {
      if (isOver) return;
      before = document.title;
      document.title = `${live} · ${before}`;
    });
    return () => {
      isOver = true;
      if (document.title.startsWith(live)) document.title = before;
    };
  }, [live]);
}
