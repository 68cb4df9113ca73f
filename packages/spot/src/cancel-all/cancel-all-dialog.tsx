import { countDone, type BatchResult, type BatchState } from '@bourse/safe-writes';
import { type PricePlaces, PlainDialog } from '@bourse/trading';
import { useFormat } from '@bourse/i18n';
import { ConfirmDialog, Text } from '@bourse/ui-kit';
import type { OpenOrder } from '@bourse/contracts/spot';
import { spotMessages, type SpotText } from '../locales/messages';
import { OrderList } from '../order-batch/order-list';
import { orderKey } from '../rules/open-orders';

const RESULT_TEXT = {
  done: 'cancelAll.cancelled',
  refused: 'cancelAll.refused',
  foundDone: 'cancelAll.gone',
  unchanged: 'cancelAll.stillOpen',
  unknown: 'cancelAll.unknown',
  notSent: 'cancelAll.notSent',
} as const satisfies Record<BatchResult['kind'], SpotText>;

export interface CancelAllDialogProps {
  readonly state: BatchState<OpenOrder>;
  readonly pricePlaces: PricePlaces;
  readonly onConfirm: () => void;
  readonly onDismiss: () => void;
}

/** Confirmation before many orders are cancelled, and the report for each of them. */
export function CancelAllDialog({ state, pricePlaces, onConfirm, onDismiss }: CancelAllDialogProps) {
  const text = spotMessages.useText();
  const format = useFormat();
  const listed = (orders: readonly OpenOrder[]) =>
    orders.map((order) => ({
      key: orderKey(order),
      words: text('cancelAll.order', {
        side: text(order.side === 'buy' ? 'orders.buy' : 'orders.sell'),
        amount: format.amount(order.remaining),
        base: order.base,
        price: format.price(order.price, pricePlaces(order)),
        quote: order.quote,
      }),
    }));

  if (state.phase === 'confirming') {
    return (
      <ConfirmDialog
        open
        title={text('cancelAll.title')}
        confirmLabel={text('cancelAll.confirm')}
        cancelLabel={text('cancelAll.keep')}
        tone="danger"
        onConfirm={onConfirm}
        onCancel={onDismiss}
      >
        <Text>{text('cancelAll.count', { count: format.number(state.items.length) })}</Text>
        <OrderList label={text('orders.open')} orders={listed(state.items)} />
        <Text>{text('cancelAll.warning')}</Text>
      </ConfirmDialog>
    );
  }
  if (state.phase !== 'running' && state.phase !== 'done') return null;

  const { items: orders, results } = state;
  const isRunning = state.phase === 'running';
  return (
    <PlainDialog open title={text('cancelAll.reportTitle')} isHeld={isRunning} onClose={onDismiss}>
      <output>
        {text(isRunning ? 'cancelAll.running' : 'cancelAll.summary', {
          done: format.number(isRunning ? results.length : countDone(results)),
          count: format.number(orders.length),
        })}
      </output>
      <OrderList label={text('orders.open')} orders={listed(orders)} results={results} resultTexts={RESULT_TEXT} />
    </PlainDialog>
  );
}
