import { compareKnown } from '@bourse/decimal';
import { useLink } from '@bourse/feature-kit';
import { useFormat } from '@bourse/i18n';
import { ProfitText, useJournalNotes, useTradeChart, createJournalNotes, type ChartedTrade } from '@bourse/trading';
import { Button, DataTable, EmptyState, Toolbar, type Column } from '@bourse/ui-kit';
import { fillKey } from '../rules/fill-key';
import { spotMessages } from '../locales/messages';
import { PATHS } from '../paths';
import { type Sale, entryPriceOf } from '../rules/cost-basis';
import { TOTAL_PLACES } from '../rules/order-rules';
import { profitMessages } from './locales/messages';

const noteKey = ({ fill }: Sale) => fillKey(fill);

function useColumns(): Column<Sale>[] {
  const text = profitMessages.useText();
  const spotText = spotMessages.useText();
  const format = useFormat();
  return [
    {
      id: 'time',
      header: spotText('orders.time'),
      isTime: true,
      cell: ({ fill }) => format.dateTime(fill.time),
      compare: (a, b) => (a.fill.time ?? 0) - (b.fill.time ?? 0),
    },
    { id: 'pair', header: spotText('orders.pair'), cell: ({ fill }) => `${fill.base}/${fill.quote}` },
    {
      id: 'amount',
      header: spotText('orders.amount'),
      isNumeric: true,
      cell: ({ fill }) => format.amount(fill.amount, undefined, fill.base),
    },
    {
      id: 'proceeds',
      header: text('sales.proceeds'),
      isNumeric: true,
      cell: ({ proceeds, fill }) => format.amount(proceeds, TOTAL_PLACES, fill.quote),
    },
    {
      id: 'cost',
      header: text('sales.cost'),
      isNumeric: true,
      cell: ({ cost, fill }) => format.amount(cost, TOTAL_PLACES, fill.quote),
    },
    {
      id: 'profit',
      header: text('sales.profit'),
      isNumeric: true,
      cell: ({ profit, fill }) => <ProfitText value={profit} unit={fill.quote} />,
      compare: (a, b) => compareKnown(a.profit, b.profit),
    },
  ];
}

/** Notes on sales, by the key of their fill. */
const spotNotes = createJournalNotes('spot');

/**
 * A sale as its chart shows it. Its entry is the oldest buy that it took, at the average cost of all that it took with their fees. A sale
 * by average cost names no buys: the chart has the sale alone.
 */
function chartedSale(sale: Sale, title: string): ChartedTrade {
  const { fill, lots, profit } = sale;
  const bought = lots.flatMap((lot) => lot.fill?.time ?? []);
  return {
    title,
    symbol: `${fill.base}/${fill.quote}`,
    isBuy: true,
    openedAt: bought.length === 0 ? undefined : Math.min(...bought),
    closedAt: fill.time,
    entryPrice: entryPriceOf(sale),
    exitPrice: fill.price,
    profit,
    currency: fill.quote,
  };
}

/** The journal of spot: each sale with its P/L, and the user's note and tags. */
export function SaleTable({ sales }: { readonly sales: readonly Sale[] }) {
  const text = profitMessages.useText();
  const format = useFormat();
  const columns = useColumns();
  const trade = useLink(PATHS.deal);
  const notes = spotNotes.useNotes();
  const journal = useJournalNotes<Sale>({
    notes,
    keyOf: noteKey,
    nameOf: ({ fill }) => `${fill.base}/${fill.quote}, ${format.dateTime(fill.time)}`,
  });
  const chart = useTradeChart<Sale>((sale) =>
    chartedSale(sale, `${sale.fill.base}/${sale.fill.quote}, ${format.dateTime(sale.fill.time)}`),
  );
  const rows = sales.filter(journal.isShown);
  return (
    <>
      {journal.filter !== undefined && <Toolbar>{journal.filter}</Toolbar>}
      <DataTable
        label={text('sales')}
        columns={[...columns, journal.column, chart.column]}
        // A fill without an id may be there twice.
        rows={rows.map((sale, index) => ({ ...sale, index }))}
        rowKey={({ fill, index }) => fill.id ?? `#${index}`}
        empty={
          sales.length === 0 ? (
            <EmptyState
              icon="trade"
              title={text('sales.none')}
              hint={text('sales.noneHint')}
              action={<Button {...trade}>{text('trade')}</Button>}
            />
          ) : (
            <EmptyState icon="search" title={text('sales.noMatch')} />
          )
        }
      />
      {journal.dialog}
      {chart.dialog}
    </>
  );
}
