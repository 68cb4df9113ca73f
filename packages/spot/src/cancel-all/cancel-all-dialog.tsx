import { countDone, type BatchResult, type BatchState } from '@bourse/feature-kit';
import { useFormat, useServerText } from '@bourse/i18n';
import { colour, ConfirmDialog, FONT_SIZE, Text } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { PricePlaces } from '@bourse/trading';
import type { OpenOrder } from '../contract';
import { spotMessages, type SpotText } from '../locales/messages';
import { orderKey } from '../open-orders/rows';
import { PlainDialog } from '@bourse/trading';

const Orders = styled('ul')({
  margin: '8px 0',
  padding: 0,
  listStyle: 'none',
  maxHeight: 280,
  overflow: 'auto',
  fontSize: FONT_SIZE.table,
  fontVariantNumeric: 'tabular-nums',
});
const Line = styled('li')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 16px',
  padding: '4px 0',
  borderBottom: `1px solid ${colour.line}`,
});
const Result = styled('span')({ color: colour.quiet, '&[data-amiss]': { color: colour.danger } });

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
    <Orders tabIndex={0} aria-label={text('orders.open')}>
      {orders.map((order, index) => (
        <Line key={orderKey(order)}>
          {text('cancelAll.order', {
            side: text(order.side === 'buy' ? 'orders.buy' : 'orders.sell'),
            amount: format.amount(order.remaining),
            base: order.base,
            price: format.price(order.price, pricePlaces(order)),
            quote: order.quote,
          })}
          {resultOf?.(index)}
        </Line>
      ))}
    </Orders>
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
    if (result === undefined) return <Result>{text('cancelAll.waiting')}</Result>;
    const words = text(RESULT_TEXT[result.kind]);
    const reason = result.kind === 'refused' && result.text !== undefined ? `: ${serverText(result.text)}` : '';
    return <Result data-amiss={isAmiss(result) || undefined}>{words + reason}</Result>;
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
