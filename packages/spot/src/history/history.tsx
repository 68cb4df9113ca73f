import { priceDecimals } from '@bourse/market';
import type { Pair } from '@bourse/contracts/market';
import { LazyReceiptDialog } from '../execution-receipt/lazy-receipt-dialog';
import { useReceipts } from '../execution-receipt/use-receipts';
import { HistoryTable } from './history-table';
import { useHistory } from './use-history';

/** The user's fills of a pair, with receipts of recent orders. */
export function History({ pair }: { readonly pair: Pair }) {
  const list = useHistory(pair);
  const pricePlaces = priceDecimals(pair);
  const { trail, receipt, closeReceipt } = useReceipts(list.fills);
  return (
    <>
      <HistoryTable list={list} content={{ isOfOnePair: true, trail, pricePlaces: () => pricePlaces }} />
      <LazyReceiptDialog receipt={receipt} pricePlaces={pricePlaces} onClose={closeReceipt} />
    </>
  );
}
