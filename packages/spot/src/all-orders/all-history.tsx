import { useLink } from '@bourse/feature-kit';
import { OrderListFrame } from '../order-list/order-list-frame';
import { usePricePlaces } from '@bourse/trading';
import { useFormat } from '@bourse/i18n';
import { Button, EmptyState, Text, useAnnouncedResults } from '@bourse/ui-kit';
import { skipToken } from '@reduxjs/toolkit/query';
import { useFindFillQuery } from '../api';
import { useExportHistory } from '../history/use-export-history';
import { LazyReceiptDialog } from '../execution-receipt/lazy-receipt-dialog';
import { useReceipts } from '../execution-receipt/use-receipts';
import { HistoryTable } from '../history/history-table';
import { useHistory } from '../history/use-history';
import { spotMessages } from '../locales/messages';
import { PATHS } from '../paths';
import { linkedOrder, soughtOrder } from './linked-order';
import { numberColumn } from './number-column';
import { isWanted, pairChoices } from './order-address';
import { OrderFilters } from './order-filters';
import { useOrderAddress } from './use-order-address';
import { useShownPair } from './use-shown-pair';

/** The fills of the filter in the address, and the order that it links to. */
function useFoundFills() {
  const { address, show } = useOrderAddress();
  const { names, pair } = useShownPair(address.pair);
  const list = useHistory(pair, { side: address.side });
  const sought = soughtOrder(address.order, { status: list.state.kind, rows: list.fills });
  const { row, word } = linkedOrder(sought, useFindFillQuery(sought ?? skipToken), address);
  useAnnouncedResults({
    query: `${address.pair ?? ''} ${address.side ?? ''}`,
    count: list.fills.length,
    isLoading: list.state.kind === 'loading',
  });
  return { address, show, names, list, sought, row, word };
}

/** The user's fills of all pairs, with filters and CSV export. */
export function AllHistory() {
  const text = spotMessages.useText();
  const format = useFormat();
  const { address, show, names, list, sought, row, word } = useFoundFills();
  const pricePlaces = usePricePlaces();
  const profitLink = useLink(PATHS.profit);
  const { isExporting, count, onExport } = useExportHistory();
  const { trail, receipt, closeReceipt } = useReceipts(list.fills);
  const isFiltered = address.pair !== undefined || address.side !== undefined;
  return (
    <>
      <OrderFilters
        filter={{ pair: address.pair, side: address.side }}
        pairs={pairChoices(names, list.fills, address.pair)}
        onFilter={show}
        actions={
          <>
            <Text as="output" size="dense" tone="quiet">
              {count !== undefined && text('csv.progress', { count: format.number(count) })}
            </Text>
            <Button
              size="small"
              tone="quiet"
              pending={isExporting}
              onClick={() => onExport((fill) => isWanted(fill, address))}
            >
              {text('csv.export')}
            </Button>
            <Button size="small" tone="quiet" {...profitLink}>
              {text('profit.title')}
            </Button>
          </>
        }
      />
      <OrderListFrame note={word && text(word, { id: String(sought) })} rows={list.fills.length}>
        <HistoryTable
          list={{ ...list, fills: row ? [...list.fills, row] : list.fills }}
          content={{ pricePlaces, trail: [numberColumn(text, address), ...trail] }}
          {...(isFiltered && { empty: <EmptyState icon="search" title={text('all.noMatch')} /> })}
        />
      </OrderListFrame>
      <LazyReceiptDialog
        receipt={receipt}
        pricePlaces={receipt && pricePlaces(receipt.arrival.order)}
        onClose={closeReceipt}
      />
    </>
  );
}
