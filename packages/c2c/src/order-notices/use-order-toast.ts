import { reportUserEvent } from '@bourse/notifications';
import { useFormat } from '@bourse/i18n';
import { useToast } from '@bourse/ui-kit';
import { useNavigate } from 'react-router';
import type { Order } from '@bourse/contracts/c2c';
import { useYuan } from '../layout/use-yuan';
import { c2cMessages } from '../locales/messages';
import { orderPath } from '../order/order-path';
import { C2C_DECIMALS } from '../rules/ad-amounts';
import { roleOf } from '../rules/order-actions';
import { dutyOf } from '../rules/order-duty';

/** Reports a changed order: side, amount and whose turn it is, in a toast that opens the order, and in an entry of the bell. */
export function useOrderToast() {
  const text = c2cMessages.useText();
  const format = useFormat();
  const yuan = useYuan();
  const toast = useToast();
  const navigate = useNavigate();

  return ({ id, adType, status, amount, currency, total, isPublisher = false }: Order) => {
    const role = roleOf(adType, isPublisher);
    const duty = dutyOf(role, status);
    const message = text(role === 'payer' ? 'running.buying' : 'running.selling', {
      id,
      amount: format.amount(amount, C2C_DECIMALS, currency),
      total: yuan(total),
      status: text(duty ? `duty.${duty}` : `status.${status}`),
    });
    const path = orderPath(id, isPublisher);
    toast.info(message, `c2c order ${id}`, { label: text('running.open'), onPress: () => void navigate(path) });
    reportUserEvent({ id: `c2c-${id}-${status}`, text: message, path });
  };
}
