import { reportUserEvent } from '@bourse/notifications';
import { useFormat } from '@bourse/i18n';
import { useToast } from '@bourse/ui-kit';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Order } from '@bourse/contracts/c2c';
import { useYuan } from '../layout/use-yuan';
import { c2cMessages } from '../locales/messages';
import { orderPath } from '../order/order-path';
import { PATHS } from '../paths';
import { C2C_DECIMALS } from '../rules/ad-amounts';
import { roleOf } from '../rules/order-actions';
import { dutyOf } from '../rules/order-duty';

/**
 * Reports an order with new messages, and a changed order: side, amount and whose turn it is, in an entry of the bell, and in a toast that
 * opens the order. The page of the order shows its change itself: a toast would cover its buttons. One that came before the page ends with it.
 */
export function useOrderToast() {
  const text = c2cMessages.useText();
  const format = useFormat();
  const yuan = useYuan();
  const toast = useToast();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const shown = pathname === PATHS.orders ? new URLSearchParams(search).get('id') : null;

  useEffect(() => {
    toast.dismissWhere(({ id }) => id === `c2c order ${shown}` || id === `c2c talk ${shown}`);
  }, [toast, shown]);

  /** The user looks at the page of the order. */
  const isOnScreen = (id: number) => shown === String(id) && document.visibilityState === 'visible';

  const report = (order: Order) => {
    const { id, adType, status, amount, currency, total, dispute, isPublisher = false } = order;
    const role = roleOf(adType, isPublisher);
    const duty = dutyOf(role, status);
    const message = text(role === 'payer' ? 'running.buying' : 'running.selling', {
      id,
      amount: format.amount(amount, C2C_DECIMALS, currency),
      total: yuan(total),
      status: dispute ? text(`disputeState.${dispute.state}`) : text(duty ? `duty.${duty}` : `status.${status}`),
    });
    const path = orderPath(id, isPublisher);
    if (!isOnScreen(id)) {
      toast.info(message, `c2c order ${id}`, { label: text('running.open'), onPress: () => void navigate(path) });
    }
    reportUserEvent({ id: `c2c-${id}-${status}${dispute ? `-${dispute.state}` : ''}`, text: message, path });
  };

  /** Unread messages of an order that is not on the screen. */
  const reportMessages = ({ id, unread = 0, isPublisher = false }: Order) => {
    const path = orderPath(id, isPublisher);
    if (isOnScreen(id)) return;
    const message = text('running.message', { id });
    toast.info(message, `c2c talk ${id}`, { label: text('running.open'), onPress: () => void navigate(path) });
    reportUserEvent({ id: `c2c-talk-${id}-${unread}`, text: message, path });
  };
  return { report, reportMessages };
}
