import { Alert } from '@bourse/ui-kit';
import { Link } from 'react-router';
import { c2cMessages } from '../locales/messages';
import { orderPath } from './order-path';

export interface BlockedNoteProps {
  /** The order whose write has an unknown outcome; nothing is shown without one. */
  readonly by: { readonly orderId: number; readonly isPublisher?: boolean } | undefined;
}

/** Why an order takes no action now, with the way to the order whose outcome comes first. */
export function BlockedNote({ by }: BlockedNoteProps) {
  const text = c2cMessages.useText();
  if (!by) return null;
  const { orderId: id, isPublisher = false } = by;
  return (
    <Alert tone="warning">
      {text('order.blocked')} <Link to={orderPath(id, isPublisher)}>{text('order.title', { id })}</Link>
    </Alert>
  );
}
