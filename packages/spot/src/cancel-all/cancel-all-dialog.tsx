import { countDone, type BatchResult, type BatchState } from '@bourse/feature-kit';
import { useFormat, useServerText } from '@bourse/i18n';
import { ConfirmDialog, Quiet, Row, Stack, Text } from '@bourse/ui-kit';
import type { ReactNode } from 'react';
import type { PricePlaces } from '@bourse/trading';
import type { OpenOrder } from '../contract';
import { spotMessages, type SpotText } from '../locales/messages';
import { orderKey } from '../open-orders/rows';
import { PlainDialog } from '@bourse/trading';

const RESULT_TEXT = {
  done: 'cancelAll.cancelled',
  refused: 'cancelAll.refused',
  foundDone: 'cancelAll.gone',
  unchanged: 'cancelAll.stillOpen',
  unknown: 'cancelAll.unknown',
  notSent: 'cancelAll.notSent',
} as const satisfies Record<BatchResult['kind'], SpotText>;

const isAmiss = ({ kind }: BatchResult) => kind !== 'done' && kind !== 'foundDone';

interface OrderListProps {
  readonly orders: readonly OpenOrder[];
  readonly pricePlaces: PricePlaces;
  readonly resultOf?: (index: number) => ReactNode;
}

function OrderList({ orders, pricePlaces, resultOf }: OrderListProps) {
  const text = spotMessages.useText();
  const format = useFormat();
  return (
    // A frame that scrolls must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
    <Stack
      component="ul"
      spacing={2}
      sx={{ my: 2, maxHeight: 280, overflow: 'auto' }}
      tabIndex={0}
      aria-label={text('orders.open')}
    >
      {orders.map((order, index) => (
        <Row key={orderKey(order)} component="li" sx={{ justifyContent: 'space-between' }}>
          <Text as="span" size="table" isFigure>
            {text('cancelAll.order', {
              side: text(order.side === 'buy' ? 'orders.buy' : 'orders.sell'),
              amount: format.amount(order.remaining),
              base: order.base,
              price: format.price(order.price, pricePlaces(order)),
              quote: order.quote,
            })}
          </Text>
          {resultOf?.(index)}
        </Row>
      ))}
    </Stack>
  );
}

export interface CancelAllDialogProps {
  readonly state: BatchState<OpenOrder>;
  readonly pricePlaces: PricePlaces;
  readonly onConfirm: () => void;
  readonly onDismiss: () => void;
}

/** Confirmation before many orders are cancelled, and the report for each of them. */
export function CancelAllDialog({ state, pricePlaces, onConfirm, onDismiss }: CancelAllDialogProps) {
  const text = spotMessages.useText();
  const serverText = useServerText();
  const format = useFormat();

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
        <OrderList orders={state.items} pricePlaces={pricePlaces} />
        <Text>{text('cancelAll.warning')}</Text>
      </ConfirmDialog>
    );
  }
  if (state.phase !== 'running' && state.phase !== 'done') return null;

  const { items: orders, results } = state;
  const isRunning = state.phase === 'running';
  const resultOf = (index: number) => {
    const result = results[index];
    if (result === undefined) return <Quiet>{text('cancelAll.waiting')}</Quiet>;
    const words = text(RESULT_TEXT[result.kind]);
    const reason = result.kind === 'refused' && result.text !== undefined ? `: ${serverText(result.text)}` : '';
    return (
      <Text as="span" size="table" tone={isAmiss(result) ? 'danger' : 'quiet'}>
        {words + reason}
      </Text>
    );
  };
  return (
    <PlainDialog open title={text('cancelAll.reportTitle')} isHeld={isRunning} onClose={onDismiss}>
      <output>
        {text(isRunning ? 'cancelAll.running' : 'cancelAll.summary', {
          done: format.number(isRunning ? results.length : countDone(results)),
          count: format.number(orders.length),
        })}
      </output>
      <OrderList orders={orders} pricePlaces={pricePlaces} resultOf={resultOf} />
    </PlainDialog>
  );
}
