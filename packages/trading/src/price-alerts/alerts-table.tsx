import { compare } from '@bourse/decimal';
import { useFormat, type Formatter, type TextFunction } from '@bourse/i18n';
import { Button, type Column, DataTable, EmptyState, Row } from '@bourse/ui-kit';
import { tradingMessages, type TradingTexts } from '../locales/messages';
import type { PriceAlert } from './alert';
import { useAlertText, type AlertText } from './use-alert-text';

export interface AlertsTableProps {
  readonly alerts: readonly PriceAlert[];
  /** Can the alert be edited? Only beside the present price of its pair. */
  readonly canEdit: (alert: PriceAlert) => boolean;
  readonly onEdit: (alert: PriceAlert) => void;
  readonly onRemove: (alert: PriceAlert) => void;
}

interface AlertColumns extends Omit<AlertsTableProps, 'alerts'> {
  readonly text: TextFunction<TradingTexts>;
  readonly format: Formatter;
  readonly alertText: AlertText;
}

function columnsOf({ text, format, alertText, canEdit, onEdit, onRemove }: AlertColumns): Column<PriceAlert>[] {
  return [
    { id: 'pair', header: text('orders.pair'), cell: ({ symbol }) => symbol },
    {
      id: 'condition',
      header: text('alerts.condition'),
      cell: alertText.condition,
      compare: (a, b) => compare(a.price, b.price),
    },
    {
      id: 'state',
      header: text('alerts.state'),
      cell: ({ firedAt }) =>
        firedAt === undefined
          ? text('alerts.waiting')
          : text('alerts.firedAt', { time: format.zonedDateTime(firedAt) }),
    },
    {
      id: 'action',
      header: text('orders.action'),
      hideHeader: true,
      isNumeric: true,
      cell: (alert) => (
        <Row component="span" spacing={2} sx={{ display: 'inline-flex', flexWrap: 'nowrap' }}>
          {canEdit(alert) && (
            <Button size="small" tone="quiet" aria-label={alertText.edit(alert)} onClick={() => onEdit(alert)}>
              {text('alerts.edit')}
            </Button>
          )}
          <Button size="small" tone="quiet" aria-label={alertText.remove(alert)} onClick={() => onRemove(alert)}>
            {text('alerts.remove')}
          </Button>
        </Row>
      ),
    },
  ];
}

/** The price alerts of this device: target and state. */
export function AlertsTable({ alerts, ...rest }: AlertsTableProps) {
  const text = tradingMessages.useText();
  const format = useFormat();
  return (
    <DataTable
      label={text('alerts.tab')}
      columns={columnsOf({ text, format, alertText: useAlertText(), ...rest })}
      rows={alerts}
      rowKey={({ id }) => id}
      empty={<EmptyState icon="bell" title={text('alerts.none')} hint={text('alerts.noneHint')} />}
    />
  );
}
