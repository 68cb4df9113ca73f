import { useFormat, useServerText, type Formatter, type TextFunction } from '@bourse/i18n';
import { usePricePlaces, type PricePlaces } from '@bourse/trading';
import { DataTable, EmptyState, INSET, Text, ValueText, type Column, space } from '@bourse/ui-kit';
import { isWanted, type OrderFilter } from '../all-orders/order-address';
import { spotMessages, type SpotTexts } from '../locales/messages';
import { SideText } from '../order-list/side-text';
import type { OrderEvent } from './order-events';
import { useOrderEvents } from './stored-events';

interface Row {
  readonly key: number;
  readonly event: OrderEvent;
}

interface ColumnNeeds {
  readonly text: TextFunction<SpotTexts>;
  readonly format: Formatter;
  readonly serverText: (text: string) => string;
  readonly pricePlaces: PricePlaces;
  readonly isOfOnePair: boolean;
}

const TONES: Partial<Record<OrderEvent['kind'], 'danger' | 'warning'>> = { refused: 'danger', unconfirmed: 'warning' };

function columnsOf({ text, format, serverText, pricePlaces, isOfOnePair }: ColumnNeeds): Column<Row>[] {
  const typeOf = ({ type }: OrderEvent) => type && text(type === 'market' ? 'form.market' : `type.${type}`);
  const places = ({ base, quote }: OrderEvent) =>
    base === undefined || quote === undefined ? undefined : pricePlaces({ base, quote });
  return [
    { id: 'time', header: text('orders.time'), isTime: true, cell: ({ event }) => format.dateTime(event.at) },
    ...(isOfOnePair
      ? []
      : [
          {
            id: 'pair',
            header: text('orders.pair'),
            cell: ({ event: { base, quote } }: Row) => <ValueText>{base && `${base}/${quote}`}</ValueText>,
          },
        ]),
    { id: 'side', header: text('orders.side'), cell: ({ event }) => <SideText side={event.side} /> },
    { id: 'type', header: text('confirm.type'), cell: ({ event }) => <ValueText>{typeOf(event)}</ValueText> },
    {
      id: 'price',
      header: text('orders.price'),
      isNumeric: true,
      cell: ({ event }) => (event.type === 'market' ? text('form.market') : format.price(event.price, places(event))),
    },
    {
      id: 'amount',
      header: text('orders.amount'),
      isNumeric: true,
      cell: ({ event }) => format.amount(event.amount, 8, event.base),
    },
    {
      id: 'status',
      header: text('log.status'),
      cell: ({ event: { kind, reason } }) => (
        <>
          <Text as="span" size="inherit" tone={TONES[kind]}>
            {text(`log.${kind}`)}
          </Text>
          {reason !== undefined && (
            <Text as="span" size="dense" tone="quiet" style={{ display: 'block', whiteSpace: 'normal' }}>
              {serverText(reason)}
            </Text>
          )}
        </>
      ),
    },
  ];
}

export interface OrderHistoryProps {
  readonly filter: OrderFilter;
  /** All rows belong to one pair, so no pair column is shown. */
  readonly isOfOnePair?: boolean;
}

/** What happened to the user's orders, newest first, as this device recorded it: the back end lists open orders and fills only. */
export function OrderHistory({ filter, isOfOnePair = false }: OrderHistoryProps) {
  const text = spotMessages.useText();
  const format = useFormat();
  const serverText = useServerText();
  const pricePlaces = usePricePlaces();
  const events = useOrderEvents();
  const rows = (events ?? [])
    .map((event, index) => ({ key: (events?.length ?? 0) - index, event }))
    .filter(({ event: { base = '', quote = '', side } }) => isWanted({ base, quote, side }, filter));
  return (
    <>
      <Text size="dense" tone="quiet" style={{ padding: space(2, INSET) }}>
        {text('log.note')}
      </Text>
      <DataTable
        label={text('log.title')}
        columns={columnsOf({ text, format, serverText, pricePlaces, isOfOnePair })}
        rows={rows}
        rowKey={({ key }) => key}
        isLoading={events === undefined}
        empty={<EmptyState icon="trade" title={text('log.none')} hint={text('log.noneHint')} />}
      />
    </>
  );
}
