import { Button, EmptyState } from '@bourse/ui-kit';
import { useExportHistory } from '../csv/use-export-history';
import { ReceiptDialog } from '../execution-receipt/receipt-dialog';
import { useReceipts } from '../execution-receipt/use-receipts';
import { HistoryTable } from '../history/history-table';
import { useHistory } from '../history/use-history';
import { spotMessages } from '../locales';
import { numberColumn } from './number-column';
import { isWanted, pairChoices } from './order-address';
import { OrderFilters } from './order-filters';
import { OrderListFrame } from './order-list-frame';
import { usePricePlaces } from './use-price-places';
import { useOrderAddress } from './use-order-address';

/** What the reader has bought and sold over all pairs: filter, and export as a file. */
export function AllHistory() {
  const text = spotMessages.useText();
  const { address, show } = useOrderAddress();
  const list = useHistory(undefined);
  const pricePlaces = usePricePlaces();
  const { isExporting, onExport } = useExportHistory();
  const { trail, receipt, closeReceipt } = useReceipts(list.fills);
  const fills = list.fills.filter((fill) => isWanted(fill, address));
  const isFiltered = address.pair !== undefined || address.side !== undefined;
  const isMissing = list.status === 'ready' && !fills.some(({ id }) => id === address.order);
  return (
    <>
      <OrderFilters
        filter={{ pair: address.pair, side: address.side }}
        pairs={pairChoices(list.fills, address.pair)}
        onFilter={show}
        actions={
          <Button
            size="small"
            tone="quiet"
            pending={isExporting}
            onClick={() => onExport((fill) => isWanted(fill, address))}
          >
            {text('csv.export')}
          </Button>
        }
      />
      <OrderListFrame missing={isMissing ? address.order : undefined}>
        <HistoryTable
          {...list}
          fills={fills}
          pricePlaces={pricePlaces}
          lead={[numberColumn(text, address)]}
          trail={trail}
          {...(isFiltered && { empty: <EmptyState title={text('all.noMatch')} /> })}
        />
      </OrderListFrame>
      <ReceiptDialog
        receipt={receipt}
        pricePlaces={receipt && pricePlaces(receipt.arrival.order)}
        onClose={closeReceipt}
      />
    </>
  );
}
