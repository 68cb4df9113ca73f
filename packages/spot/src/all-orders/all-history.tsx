import { useFormat } from '@bourse/i18n';
import { Button, colour, EmptyState } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { skipToken } from '@reduxjs/toolkit/query';
import { useFindFillQuery } from '../api';
import { useExportHistory } from '../csv/use-export-history';
import { ReceiptDialog } from '../execution-receipt/receipt-dialog';
import { useReceipts } from '../execution-receipt/use-receipts';
import { HistoryTable } from '../history/history-table';
import { useHistory } from '../history/use-history';
import { spotMessages } from '../locales';
import { linkedOrder, soughtOrder } from './linked-order';
import { numberColumn } from './number-column';
import { isWanted, pairChoices } from './order-address';
import { OrderFilters } from './order-filters';
import { OrderListFrame } from './order-list-frame';
import { usePricePlaces } from '../price-places/use-price-places';
import { useOrderAddress } from './use-order-address';
import { useShownPair } from './use-shown-pair';

const Progress = styled('output')({ alignSelf: 'center', fontSize: 12, color: colour.quiet });

/** What the reader has bought and sold over all pairs: filter, and export as a file. */
export function AllHistory() {
  const text = spotMessages.useText();
  const format = useFormat();
  const { address, show } = useOrderAddress();
  const { names, pair } = useShownPair(address.pair);
  const list = useHistory(pair, { side: address.side });
  const sought = soughtOrder(address.order, { status: list.status, rows: list.fills });
  const { row, word } = linkedOrder(sought, useFindFillQuery(sought ?? skipToken), address);
  const pricePlaces = usePricePlaces();
  const { isExporting, count, onExport } = useExportHistory();
  const { trail, receipt, closeReceipt } = useReceipts(list.fills, pricePlaces);
  const isFiltered = address.pair !== undefined || address.side !== undefined;
  return (
    <>
      <OrderFilters
        filter={{ pair: address.pair, side: address.side }}
        pairs={pairChoices(names, list.fills, address.pair)}
        onFilter={show}
        actions={
          <>
            <Progress>{count !== undefined && text('csv.progress', { count: format.number(count) })}</Progress>
            <Button
              size="small"
              tone="quiet"
              pending={isExporting}
              onClick={() => onExport((fill) => isWanted(fill, address))}
            >
              {text('csv.export')}
            </Button>
          </>
        }
      />
      <OrderListFrame note={word && text(word, { id: String(sought) })}>
        <HistoryTable
          {...list}
          fills={row ? [...list.fills, row] : list.fills}
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
