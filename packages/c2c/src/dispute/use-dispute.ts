import { useToast } from '@bourse/ui-kit';
import { c2cMessages } from '../locales/messages';
import { useOrderWrite } from '../order/use-order-write';
import { disputeWrite } from '../writes/dispute';

/** The write of a dispute: each step is sent at once, as its form says what it does. */
export function useDispute(orderId: number) {
  const text = c2cMessages.useText();
  const toast = useToast();
  return useOrderWrite(disputeWrite, orderId, (result) => {
    if (result.kind === 'done') toast.success(text('dispute.done'));
  });
}
