import { PATHS, WriteRecovery } from '@bourse/feature-kit';
import { useToast } from '@bourse/ui-kit';
import { useLocation } from 'react-router';
import { spotMessages } from './locales/messages';
import { orderWrite } from './submit-order/order-write';
import { ORDER_TOAST, titleOf } from './submit-order/outcome-words';

/**
 * Looks up an order with a lost reply on every screen. The deal screen shows the outcome itself; other screens show a
 * toast.
 */
export function Component() {
  const { pathname } = useLocation();
  const text = spotMessages.useText();
  const toast = useToast();
  return (
    <WriteRecovery
      write={orderWrite}
      onFound={(finding) => {
        if (pathname !== PATHS.deal && pathname !== PATHS.match) toast.info(text(titleOf(finding)), ORDER_TOAST);
      }}
    />
  );
}
