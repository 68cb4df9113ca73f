import { compare, type Decimal } from '@bourse/decimal';
import { useFormat, type Formatter, type TextFunction } from '@bourse/i18n';
import { DataTable, EmptyState, Text, type Column } from '@bourse/ui-kit';
import type { PricePlaces } from '@bourse/trading';
import { SideText } from '../order-list/side-text';
import { PagedList, type PagedListProps } from '@bourse/lists';
import { ReadError, type LoadState } from '@bourse/feature-kit';
import type { CompletedOrder } from '@bourse/contracts/spot';
import { spotMessages, type SpotTexts } from '../locales/messages';
import { totalOf, TOTAL_PLACES } from '../rules/order-rules';
import type { ReactNode } from 'react';

/** The fills of a list, and how more of them are read. */
export interface FillsList extends Omit<PagedListProps, 'children'> {
  /** Newest first. */
  readonly fills: readonly CompletedOrder[];
  readonly state: LoadState;
  readonly onRetry: () => void;
}

/** The content of the rows, and its formats. */
export interface FillsContent {
  /** Places of the price of a row. */
  readonly pricePlaces?: PricePlaces;
  /** All rows belong to one pair, so no pair column is shown. */
  readonly isOfOnePair?: boolean;
  /** Columns after the others. */
  readonly trail?: readonly Column<CompletedOrder>[];
}

export interface HistoryTableProps {
  readonly list: FillsList;
  readonly content: FillsContent;
  /** Shown instead of rows, if there is more to say than that there are none. */
  readonly empty?: ReactNode;
}

/** A column of fills, as the table's rows have them. */
const ofFill = ({ cell, compare: order, ...column }: Column<CompletedOrder>): Column<Row> => ({
  ...column,
  cell: ({ fill }) => cell(fill),
  ...(order && { compare: (a, b) => order(a.fill, b.fill) }),
});

const total = ({ price, amount }: CompletedOrder): Decimal => totalOf(price, amount);

interface Row {
  readonly key: string;
  readonly fill: CompletedOrder;
}

function columnsOf(
  text: TextFunction<SpotTexts>,
  format: Formatter,
  pricePlaces: PricePlaces | undefined,
  isOfOnePair: boolean,
): Column<Row>[] {
  return [
    {
      id: 'time',
      header: text('orders.time'),
      isTime: true,
      cell: ({ fill }) => format.dateTime(fill.time),
      compare: (a, b) => (a.fill.time ?? 0) - (b.fill.time ?? 0),
    },
    ...(isOfOnePair
      ? []
      : [{ id: 'pair', header: text('orders.pair'), cell: ({ fill }: Row) => `${fill.base}/${fill.quote}` }]),
    {
      id: 'side',
      header: text('orders.side'),
      cell: ({ fill }) => (
        <>
          <SideText side={fill.side} />
          {fill.exit && (
            <Text as="span" size="dense" tone="quiet">
              {' '}
              {text(`type.${fill.exit}`)}
            </Text>
          )}
        </>
      ),
    },
    {
      id: 'price',
      header: text('orders.price'),
      isNumeric: true,
      cell: ({ fill }) => format.price(fill.price, pricePlaces?.(fill)),
      compare: (a, b) => compare(a.fill.price, b.fill.price),
    },
    {
      id: 'amount',
      header: text('orders.amount'),
      isNumeric: true,
      cell: ({ fill }) => format.amount(fill.amount),
      compare: (a, b) => compare(a.fill.amount, b.fill.amount),
    },
    {
      id: 'total',
      header: text('orders.total'),
      isNumeric: true,
      cell: ({ fill }) => format.amount(total(fill), TOTAL_PLACES, fill.quote),
      compare: (a, b) => compare(total(a.fill), total(b.fill)),
    },
    {
      id: 'fee',
      header: text('orders.fee'),
      isNumeric: true,
      cell: ({ fill }) => format.amount(fill.fee, undefined, fill.feeCurrency),
    },
  ];
}

/** The user's fills. */
export function HistoryTable({ list, content, empty }: HistoryTableProps) {
  const { fills, state, more, onMore, onRetry } = list;
  const { pricePlaces, isOfOnePair = false, trail = [] } = content;
  const text = spotMessages.useText();
  const format = useFormat();

  if (state.kind === 'failed') {
    return <ReadError title={text('orders.historyFailed')} failure={state.failure} onRetry={onRetry} />;
  }

  // Fills without an id may be identical: their index is the key.
  const rows = fills.map((fill, index) => ({ key: fill.id === undefined ? `#${index}` : String(fill.id), fill }));

  return (
    <PagedList more={more} onMore={onMore}>
      <DataTable
        label={text('orders.history')}
        columns={[...columnsOf(text, format, pricePlaces, isOfOnePair), ...trail.map(ofFill)]}
        rows={rows}
        rowKey={({ key }) => key}
        isLoading={state.kind === 'loading'}
        empty={empty ?? <EmptyState icon="trade" title={text('orders.noneDone')} hint={text('orders.noneDoneHint')} />}
      />
    </PagedList>
  );
}
