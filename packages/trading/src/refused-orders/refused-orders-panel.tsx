import { useFormat, useServerText, type Formatter } from '@bourse/i18n';
import { DataTable, INSET, Panel, Text, type Column, space } from '@bourse/ui-kit';
import { journalMessages } from '../journal/locales/messages';
import type { RefusedOrder } from './refused-orders';

interface Row {
  readonly key: number;
  readonly order: RefusedOrder;
}

interface ColumnNeeds {
  readonly text: ReturnType<typeof journalMessages.useText>;
  readonly format: Formatter;
  readonly serverText: (text: string) => string;
  readonly describe: (order: RefusedOrder) => string;
}

function columnsOf({ text, format, serverText, describe }: ColumnNeeds): Column<Row>[] {
  return [
    { id: 'time', header: text('refused.time'), isTime: true, cell: ({ order }) => format.dateTime(order.at) },
    { id: 'pair', header: text('refused.pair'), cell: ({ order }) => order.symbol },
    { id: 'order', header: text('refused.order'), cell: ({ order }) => describe(order) },
    {
      id: 'reason',
      header: text('refused.reason'),
      cell: ({ order }) => <span style={{ whiteSpace: 'normal' }}>{serverText(order.reason)}</span>,
    },
  ];
}

export interface RefusedOrdersPanelProps {
  /** Newest first. */
  readonly orders: readonly RefusedOrder[];
  /** The direction and the size of an order, in words. */
  readonly describe: (order: RefusedOrder) => string;
}

/** The orders that the exchange has refused, with their reasons, as this device recorded them. Nothing where there is none. */
export function RefusedOrdersPanel({ orders, describe }: RefusedOrdersPanelProps) {
  const text = journalMessages.useText();
  const format = useFormat();
  const serverText = useServerText();
  if (orders.length === 0) return null;
  return (
    <Panel title={text('refused.title')}>
      <Text size="dense" tone="quiet" style={{ padding: space(2, INSET) }}>
        {text('refused.note')}
      </Text>
      <DataTable
        label={text('refused.title')}
        rows={orders.map((order, index) => ({ key: orders.length - index, order }))}
        rowKey={({ key }) => key}
        columns={columnsOf({ text, format, serverText, describe })}
        empty={null}
      />
    </Panel>
  );
}
