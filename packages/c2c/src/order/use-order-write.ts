import type { ExchangeState } from '@bourse/api-client';
import { useFailureText } from '@bourse/feature-kit';
import { useWrite, type Write, type WriteResult, type WriteTypes } from '@bourse/safe-writes';

export type OfOrders = WriteTypes & { readonly ticket: { readonly orderId: number } };

/** A write on the page of one order. The state of a write on another order is not shown here, and does not block it. */
export function useOrderWrite<Types extends OfOrders>(
  write: Write<ExchangeState, Types>,
  orderId: number,
  onResult?: (result: WriteResult<Types['finding'], Types['reply']>) => void,
) {
  const ofOrder = useWrite(write, onResult, undefined, orderId);
  return {
    ...ofOrder,
    /** Sends without a confirmation: the form says what it does. */
    send: (next: Types['ticket']) => {
      ofOrder.press(next);
      ofOrder.confirm();
    },
  };
}

/** {@link useOrderWrite} of a form that sends at once and shows a refusal. */
export function useOrderForm<Types extends OfOrders>(
  write: Write<ExchangeState, Types>,
  orderId: number,
  form: { readonly refuse: (message: string) => void },
  onDone: () => void,
) {
  const failureText = useFailureText();
  return useOrderWrite(write, orderId, (result) => {
    if (result.kind === 'done') onDone();
    if (result.kind !== 'refused') return;
    const message = failureText(result.failure);
    if (message !== undefined) form.refuse(message);
  });
}
