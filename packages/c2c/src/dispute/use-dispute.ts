import { useFailureText } from '@bourse/feature-kit';
import { useToast } from '@bourse/ui-kit';
import { useState } from 'react';
import { c2cMessages } from '../locales/messages';
import { useOrderWrite } from '../order/use-order-write';
import { disputeWrite, type DisputeTicket } from '../writes/dispute';

/** The write of a dispute: each step is sent at once, as its form says what it does. */
export function useDispute(orderId: number) {
  const text = c2cMessages.useText();
  const toast = useToast();
  const failureText = useFailureText();
  const [refusal, setRefusal] = useState<string>();
  const write = useOrderWrite(disputeWrite, orderId, (result) => {
    if (result.kind === 'refused') setRefusal(failureText(result.failure));
    if (result.kind === 'done') toast.success(text('dispute.done'));
  });
  return {
    ...write,
    refusal,
    submit: (ticket: DisputeTicket) => {
      setRefusal(undefined);
      write.send(ticket);
    },
  };
}
