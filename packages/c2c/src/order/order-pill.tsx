import { useCountdown } from '@bourse/feature-kit';
import { Chip, Quiet, type ChipProps } from '@bourse/ui-kit';
import type { Order, OrderStatus } from '@bourse/contracts/c2c';
import { c2cMessages } from '../locales/messages';
import { clockText, deadlineOf } from '../rules/deadline';
import type { Role } from '../rules/order-actions';
import { dutyOf, isOwnDuty } from '../rules/order-duty';

const TONE: Record<OrderStatus, NonNullable<ChipProps['tone']>> = {
  unpaid: 'neutral',
  paid: 'neutral',
  completed: 'success',
  cancelled: 'neutral',
};

export interface OrderPillProps {
  readonly order: Pick<Order, 'status' | 'createdAt'>;
  readonly role: Role;
}

/** Whose turn it is, filled where it is the user's, with the time left of an unpaid order; the status of a closed order. */
export function OrderPill({ order: { status, createdAt }, role }: OrderPillProps) {
  const text = c2cMessages.useText();
  const deadline = status === 'unpaid' && createdAt !== undefined ? deadlineOf(createdAt) : undefined;
  const seconds = useCountdown(deadline);
  const duty = dutyOf(role, status);
  // Nothing is to be paid after the payment window.
  if (deadline !== undefined && seconds === 0) return <Chip tone="warning" label={text('order.windowOver')} />;
  return (
    <>
      <Chip tone={TONE[status]} isDuty={isOwnDuty(duty)} label={text(duty ? `duty.${duty}` : `status.${status}`)} />{' '}
      {deadline !== undefined && <Quiet>{clockText(seconds * 1000)}</Quiet>}
    </>
  );
}
