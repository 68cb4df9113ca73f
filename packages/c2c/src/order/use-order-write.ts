import type { ExchangeState } from '@bourse/api-client';
import { useFailureText } from '@bourse/feature-kit';
import { isUndecided, useWrite, type Write, type WriteResult, type WriteState } from '@bourse/safe-writes';

interface OfOrder {
  readonly orderId: number;
  readonly isPublisher?: boolean;
}

/** A write on the page of one order. The state of a write on another order is not shown here, so that it is not repeated here. */
export function useOrderWrite<Ticket extends OfOrder, Before, Finding, Reply>(
  write: Write<ExchangeState, Ticket, Before, Finding, Reply>,
  orderId: number,
  onResult?: (result: WriteResult<Finding, Reply>) => void,
) {
  const { state, press, confirm, takeBack, ...rest } = useWrite(write, onResult);
  const ticket = 'ticket' in state ? state.ticket : undefined;
  const isOther = ticket !== undefined && ticket.orderId !== orderId;
  /** The order whose write has an unknown outcome: it comes first. */
  const blockedBy: OfOrder | undefined = isOther && isUndecided(state) ? ticket : undefined;
  const shown: WriteState<Ticket, Before, Finding> = isOther ? { phase: 'idle' } : state;
  const pressHere = (next: Ticket) => {
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
    send: (next: Ticket) => {
      pressHere(next);
      if (!blockedBy) confirm();
    },
  };
}

/** {@link useOrderWrite} of a form that sends at once and shows a refusal. */
export function useOrderForm<Ticket extends OfOrder, Before, Finding, Reply>(
  write: Write<ExchangeState, Ticket, Before, Finding, Reply>,
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
