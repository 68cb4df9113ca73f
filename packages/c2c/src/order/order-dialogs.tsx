import type { WriteState } from '@bourse/safe-writes';
import type { Order } from '@bourse/contracts/c2c';
import type { MoveFinding, MoveTicket } from '../writes/move-order';
import { CancelDialog } from './cancel-dialog';
import { PayDialog } from './pay-dialog';
import type { PayeeField } from '../rules/payee-fields';
import { ReleaseDialog } from './release-dialog';

export interface OrderDialogsProps {
  readonly order: Order;
  readonly state: WriteState<MoveTicket, object, MoveFinding>;
  readonly changed: readonly PayeeField[];
  readonly onConfirm: () => void;
  readonly onTakeBack: () => void;
}

/** The confirmation of the action that was pressed. */
export function OrderDialogs({ order, state, changed, onConfirm, onTakeBack }: OrderDialogsProps) {
  const isOpen = state.phase === 'confirming' || state.phase === 'sending';
  if (!isOpen || state.ticket.orderId !== order.id) return null;
  const props = { order, isPending: state.phase === 'sending', onConfirm, onCancel: onTakeBack };
  switch (state.ticket.action) {
    case 'pay':
      return <PayDialog {...props} isPayeeChanged={changed.length > 0} />;
    case 'cancel':
      return <CancelDialog {...props} />;
    case 'release':
      return <ReleaseDialog {...props} />;
    default:
      return state.ticket.action satisfies never;
  }
}
