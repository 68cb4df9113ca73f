import { useFormat } from '@bourse/i18n';
import type { Pair } from '@bourse/contracts/market';
import { amountDecimals, priceDecimals } from '../display-decimals';
import { marketMessages } from '../locales/messages';
import { bookTexts } from './book-texts';

/** The texts of the book. Memoised by the pair's constant fields: its figures change constantly and must not remount the book. */
export function useBookTexts(pair: Pair) {
  const text = marketMessages.useText();
  const format = useFormat();
  const { symbol, base, quote } = pair;
  const decimals = priceDecimals(pair);
  const places = amountDecimals(pair);
  return bookTexts({ symbol, base, quote, priceDecimals: decimals, amountDecimals: places }, text, format);
}
