import { PagedList, useListState, rowsOfPages } from '@bourse/lists';
import { ReadError } from '@bourse/feature-kit';
import { useFormat, type Formatter } from '@bourse/i18n';
import { createJournalNotes, useJournalNotes, useTradeChart } from '@bourse/trading';
import { DataTable, EmptyState, Toolbar } from '@bourse/ui-kit';
import { useState, type ReactNode } from 'react';
import { useSettledOptionsInfiniteQuery } from '../api';
import type { OptionOrder } from '@bourse/contracts/micro-options';
import { microOptionsMessages } from '../locales/messages';
import { SettlementRecordDialog } from '../settlement-record/settlement-record-dialog';
import { netProfit } from '../rules/net-profit';
import { LIST_FRAME } from './running-options';
import { settledColumns } from './settled-columns';
import { useLossRatio } from './use-loss-ratio';
import { usePriceDecimals } from './use-price-decimals';

/** Notes on settled options, by their number. */
const optionNotes = createJournalNotes('options');

const noteKey = ({ id }: OptionOrder) => String(id);

function useOptionNotes(format: Formatter) {
  return useJournalNotes<OptionOrder>({
    notes: optionNotes.useNotes(),
    keyOf: noteKey,
    nameOf: ({ symbol, settledAt }) => `${symbol}, ${format.dateTime(settledAt)}`,
  });
}

export interface SettledOptionsProps {
  /** Shown instead of rows, if there is more to say than that there are none. */
  readonly empty?: ReactNode;
}

interface SettlementRecordProps {
  readonly option: OptionOrder;
  readonly priceDecimals: number;
  readonly onClose: () => void;
}

/** The record of a settled option, whose loss may cost a share of its stake. */
function SettlementRecord({ option, ...others }: SettlementRecordProps) {
  const withLossRatio = useLossRatio();
  return <SettlementRecordDialog order={withLossRatio(option)} {...others} />;
}

/** The journal of options: each settled option with its result, the record that verifies it, and the user's note and tags. */
export function SettledOptions({ empty }: SettledOptionsProps) {
  const text = microOptionsMessages.useText();
  const format = useFormat();
  const decimalsOf = usePriceDecimals();
  // Read whenever the list opens: the event of a result may have been lost.
  const query = useSettledOptionsInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const [verified, setVerified] = useState<OptionOrder>();
  const pages = rowsOfPages(query.data?.pages ?? []);
  const orders = [...new Map(pages.map((order) => [order.id, order])).values()];
  const journal = useOptionNotes(format);
  const chart = useTradeChart<OptionOrder>((option) => ({
    title: `${option.symbol}, ${format.dateTime(option.settledAt)}`,
    symbol: option.symbol,
    isBuy: option.direction === 'up',
    openedAt: option.openedAt,
    closedAt: option.settledAt,
    entryPrice: option.openPrice,
    exitPrice: option.endPrice,
    profit: netProfit(option),
    currency: option.currency,
  }));
  const rows = orders.filter(journal.isShown);
  const list = useListState(query, { rows: orders.length, shown: rows.length });
  if (list.state.kind === 'failed') {
    return <ReadError title={text('orders.failed')} failure={list.state.failure} onRetry={list.onRetry} />;
  }
  return (
    <>
      {journal.filter !== undefined && <Toolbar>{journal.filter}</Toolbar>}
      <PagedList more={list.more} onMore={list.onMore}>
        <div style={LIST_FRAME}>
          <DataTable
            label={text('orders.closed')}
            columns={settledColumns({
              text,
              format,
              decimalsOf,
              note: journal.column,
              chart: chart.column,
              onVerify: setVerified,
            })}
            rows={rows}
            rowKey={({ id }) => id}
            isLoading={list.state.kind === 'loading'}
            empty={
              orders.length > 0 ? (
                <EmptyState icon="search" title={text('orders.noMatch')} />
              ) : (
                (empty ?? <EmptyState icon="trade" title={text('orders.noneClosed')} />)
              )
            }
          />
        </div>
      </PagedList>
      {journal.dialog}
      {chart.dialog}
      {verified && (
        <SettlementRecord
          option={verified}
          priceDecimals={decimalsOf(verified)}
          onClose={() => setVerified(undefined)}
        />
      )}
    </>
  );
}
