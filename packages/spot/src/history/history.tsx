import { priceDecimals } from '@bourse/market';
import type { Pair } from '@bourse/market/contract';
import { HistoryTable } from './history-table';
import { useHistory } from './use-history';

/** The reader's fills of a pair. */
export function History({ pair }: { readonly pair: Pair }) {
  return <HistoryTable {...useHistory(pair)} pricePlaces={priceDecimals(pair)} />;
}
