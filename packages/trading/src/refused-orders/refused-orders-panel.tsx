import { useFormat, useServerText } from '@bourse/i18n';
import { DataTable, INSET, Panel, Text } from '@bourse/ui-kit';
import { journalMessages } from '../journal/locales/messages';
import type { RefusedOrder, RefusedOrdersStore } from './refused-orders';

export interface RefusedOrdersPanelProps {
  readonly orders: RefusedOrdersStore;
  /** The direction and the size of an order, in words. */
  readonly describe: (order: RefusedOrder) => string;
}

/** The orders that the exchange has refused, with their reasons, as this device recorded them. Nothing where there is none. */
export function RefusedOrdersPanel({ orders, describe }: RefusedOrdersPanelProps) {
  const text = journalMessages.useText();
  const format = useFormat();
  const serverText = useServerText();
  const all = orders.useOrders();
  if (all.length === 0) return null;
  const rows = all.map((order, index) => ({ key: all.length - index, order }));
  return (
    <Panel title={text('refused.title')}>
      <Text size="dense" tone="quiet" style={{ padding: `8px ${INSET}` }}>
        {text('refused.note')}
      </Text>
      <DataTable
        label={text('refused.title')}
        rows={rows}
        rowKey={({ key }) => key}
        columns={[
          { id: 'time', header: text('refused.time'), isTime: true, cell: ({ order }) => format.dateTime(order.at) },
          { id: 'pair', header: text('refused.pair'), cell: ({ order }) => order.symbol },
          { id: 'order', header: text('refused.order'), cell: ({ order }) => describe(order) },
          {
            id: 'reason',
            header: text('refused.reason'),
            cell: ({ order }) => <span style={{ whiteSpace: 'normal' }}>{serverText(order.reason)}</span>,
          },
        ]}
        empty={null}
      />
    </Panel>
  );
}
