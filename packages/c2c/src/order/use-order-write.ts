import type { ExchangeState } from '@bourse/api-client';
import { useFailureText } from '@bourse/feature-kit';
import {
  isUndecided,
  useWrite,
  type Write,
  type WriteResult,
  type WriteState,
  type WriteTypes,
} from '@bourse/safe-writes';

export interface OfOrder {
  readonly orderId: number;
  readonly isPublisher?: boolean;
}

export type OfOrders = WriteTypes & { readonly ticket: OfOrder };

/** A write on the page of one order. The state of a write on another order is not shown here, so that it is not repeated here. */
export function useOrderWrite<Types extends OfOrders>(
  write: Write<ExchangeState, Types>,
  orderId: number,
  onResult?: (result: WriteResult<Types['finding'], Types['reply']>) => void,
) {
  const { state, press, confirm, takeBack, ...rest } = useWrite(write, onResult);
  const ticket: OfOrder | undefined = 'ticket' in state ? state.ticket : undefined;
  const isOther = ticket !== undefined && ticket.orderId !== orderId;
  /** The order whose write has an unknown outcome: it comes first. */
  const blockedBy: OfOrder | undefined = isOther && isUndecided(state) ? ticket : undefined;
  const shown: WriteState<Types['ticket'], Types['before'], Types['finding']> = isOther ? { phase: 'idle' } : state;
  const pressHere = (next: Types['ticket']) => {
    if (blockedBy) return;
    // The page of the other order was left with its confirmation open.
    if (isOther) takeBack();
    press(next);
  };
  return {
    ...rest,
    state: shown,
    blockedBy,
    press: pressHere,
    confirm,
    takeBack,
    /** Sends without a confirmation: the form says what it does. */
    send: (next: Types['ticket']) => {
      pressHere(next);
      if (!blockedBy) confirm();
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
