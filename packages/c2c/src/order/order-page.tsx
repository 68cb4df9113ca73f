import { ReadError } from '@bourse/feature-kit';
import { isLost, useWrite } from '@bourse/safe-writes';
import { Padded, Panel, Skeleton, Stack } from '@bourse/ui-kit';
import { Link } from 'react-router';
import { C2cFrame } from '../layout/c2c-frame';
import { c2cMessages } from '../locales/messages';
import { deadlineOf } from '../rules/deadline';
import { OrderDialogs } from './order-dialogs';
import { OrderView } from './order-view';
import { useDeadline } from './use-deadline';
import { useOrder } from './use-order';
import { PATHS } from '../paths';
import { DisputePanel } from '../dispute/dispute-panel';
import { CounterpartyPanel } from '../people/counterparty-panel';
import { usePeopleAbilities } from '../people/use-people';
import { RatingPanel } from '../rating/rating-panel';
import { isRunning } from '../rules/order-actions';
import { TalkPanel } from '../talk/talk-panel';
import { useTalkAbilities } from '../talk/use-talk';
import { disputeWrite } from '../writes/dispute';

/** `/c2cOrder?id`: one order with its steps, deadline, payee and actions. */
export function OrderPage({
  id,
  isPublisher: isPublisherByLink,
}: {
  readonly id: number;
  readonly isPublisher: boolean;
}) {
  const text = c2cMessages.useText();
  const { order, state, onRetry, role, isPublisher, payment, reason, write, press, now } = useOrder(
    id,
    isPublisherByLink,
  );
  const { hasMessages, hasDisputes, hasRatings } = useTalkAbilities();
  const { hasRelations } = usePeopleAbilities();
  const { state: dispute } = useWrite(disputeWrite, undefined, undefined, id);
  const isUnpaid = order?.status === 'unpaid' && order.createdAt !== undefined;
  const { leftMs, announcement } = useDeadline(isUnpaid ? deadlineOf(order.createdAt ?? 0) : undefined);
  return (
    <C2cFrame title={text('order.title', { id })}>
      <Stack>
        <Link to={PATHS.orders}>{text('order.back')}</Link>
        {state.kind === 'failed' && (
          <Panel label={text('order.title', { id })}>
            <ReadError title={text('order.failed')} failure={state.failure} onRetry={onRetry} />
          </Panel>
        )}
        {state.kind === 'loading' && (
          <Panel label={text('order.title', { id })}>
            <Padded>
              <Skeleton height={240} />
            </Padded>
          </Panel>
        )}
        {order && role && (
          <>
            <OrderView
              order={order}
              role={role}
              isPublisher={isPublisher}
              hasDisputes={hasDisputes}
              isDisputeLost={isLost(dispute)}
              payment={payment}
              deadline={{ leftMs: isUnpaid ? leftMs : undefined, announcement }}
              reason={reason}
              write={write.state}
              actions={{ onAction: press, onLookAgain: write.lookAgain, onDismiss: write.dismiss }}
              now={now}
            />
            {hasDisputes && (
              <DisputePanel
                order={order}
                role={role}
                payee={payment.firstPayee ?? payment.payee}
                reason={reason}
                now={now}
              />
            )}
            {hasMessages && <TalkPanel orderId={order.id} isOpen={isRunning(order)} />}
            {/* Last: the capabilities may be read late, and the panel moves nothing. */}
            {hasRelations && <CounterpartyPanel order={order} isPublisher={isPublisher} />}
            {hasRatings && <RatingPanel order={order} />}
            <OrderDialogs
              order={order}
              state={write.state}
              changed={payment.changed}
              onConfirm={write.confirm}
              onTakeBack={write.takeBack}
            />
          </>
        )}
      </Stack>
    </C2cFrame>
  );
}
