import type { Pair } from '@bourse/contracts/market';

/** Pairs whose name contains the text, ignoring case and the slash: `btcus` finds BTC/USDT. */
export function searchPairs(pairs: readonly Pair[], text: string): readonly Pair[] {
  const wanted = bare(text);
  return wanted === '' ? pairs : pairs.filter(({ symbol }) => bare(symbol).includes(wanted));
}

// Chinese and Japanese keyboards write letters in full width (ＢＴＣ): compatibility makes them the plain ones.
const bare = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s/_-]/g, '');
