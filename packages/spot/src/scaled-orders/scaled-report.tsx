import {
  countDone,
  DifferenceFigures,
  type BatchResult,
  type BatchState,
  safeWritesMessages,
} from '@bourse/safe-writes';
import { useFormat } from '@bourse/i18n';
import type { Decimal } from '@bourse/decimal';
import { FarPriceNote, PlainDialog } from '@bourse/trading';
import { Alert, Button, ConfirmDialog, Text } from '@bourse/ui-kit';
import { spotMessages, type SpotText } from '../locales/messages';
import { OrderList } from '../order-batch/order-list';
import { farthestPriceOf } from '../rules/far-price';
import type { ScaledItem } from '../writes/scaled-item';
import { scaledMessages } from './locales/messages';

const RESULT_TEXT = {
  done: 'scaled.result.placed',
  refused: 'cancelAll.refused',
  foundDone: 'scaled.result.found',
  unchanged: 'scaled.result.nothing',
  unknown: 'scaled.result.unknown',
  notSent: 'cancelAll.notSent',
} as const satisfies Record<BatchResult['kind'], SpotText>;

export interface ScaledReportProps {
  readonly state: BatchState<ScaledItem>;
  readonly pricePlaces: number;
  /** The present price at which the orders trade at once. */
  readonly best?: Decimal | undefined;
  /** The personal limit that keeps so many orders from being placed, in words. */
  readonly blockedBy?: ((count: number) => string | undefined) | undefined;
  readonly onConfirm: () => void;
  readonly onDismiss: () => void;
  /** Cancels the orders of the set that were placed. */
  readonly onCancelSet: () => void;
}

/** Confirmation before the orders of a set are placed, and the report for each of them: after a failure it says which exist. */
export function ScaledReport(props: ScaledReportProps) {
  const { state, pricePlaces, best, blockedBy, onConfirm, onDismiss, onCancelSet } = props;
  const text = spotMessages.useText();
  const scaledText = scaledMessages.useText();
  const writeText = safeWritesMessages.useText();
  const format = useFormat();
  if (state.phase === 'idle' || state.phase === 'collecting') return null;
  const listed = state.items.map(({ ticket }) => ({
    key: ticket.price,
    words: text('cancelAll.order', {
      side: text(ticket.side === 'buy' ? 'orders.buy' : 'orders.sell'),
      amount: format.amount(ticket.amount),
      base: ticket.base,
      price: format.price(ticket.price, pricePlaces),
      quote: ticket.quote,
    }),
  }));
  const count = format.number(state.items.length);
  if (state.phase === 'confirming') {
    const tickets = state.items.map(({ ticket }) => ticket);
    const [first] = tickets;
    const limit = blockedBy?.(tickets.length);
    return (
      <ConfirmDialog
        open
        title={scaledText('confirmTitle', { count })}
        confirmLabel={scaledText('place', { count })}
        cancelLabel={text('confirm.cancel')}
        tone={first?.side ?? 'primary'}
        onConfirm={() => limit === undefined && onConfirm()}
        onCancel={onDismiss}
      >
        <OrderList label={scaledText('orders')} orders={listed} />
        {first && (
          <FarPriceNote side={first.side} far={farthestPriceOf(tickets, first.side, best)} quote={first.quote} />
        )}
        {limit !== undefined && <Alert tone="warning">{limit}</Alert>}
        <Text size="table" tone="quiet">
          {scaledText('oneByOne')}
        </Text>
        <Text size="table" tone="warning">
          {text('confirm.warning')}
        </Text>
      </ConfirmDialog>
    );
  }
  const { results } = state;
  const isRunning = state.phase === 'running';
  const done = countDone(results);
  return (
    <PlainDialog
      open
      title={scaledText('title')}
      isHeld={isRunning}
      onClose={onDismiss}
      actions={
        !isRunning &&
        done > 0 && (
          <Button tone="danger" onClick={onCancelSet}>
            {scaledText('cancelSet', { count: format.number(done) })}
          </Button>
        )
      }
    >
      <output>{scaledText(isRunning ? 'running' : 'summary', { done: format.number(done), count })}</output>
      <OrderList label={scaledText('orders')} orders={listed} results={results} resultTexts={RESULT_TEXT} />
      {state.difference && (
        <Alert tone="error" isAnnounced title={writeText('write.differs')}>
          <DifferenceFigures difference={state.difference} />
        </Alert>
      )}
    </PlainDialog>
  );
}
