import { useToast } from '@bourse/ui-kit';
import { useAppDispatch, useAppSelector } from '@bourse/feature-kit';
import type { ExchangeState } from '@bourse/api-client';
import type { Write, WriteResult, WriteTypes } from './create-write';
import { isBusy, mustAsk } from './write-state';

/**
 * The state of a write and what a form does with it. `onResult` runs when the write has ended or its outcome was looked up. `toastCause` is the cause of
 * the toasts of `onResult`: the last one leaves when the next ticket is pressed.
 */
export function useWrite<State extends ExchangeState, Types extends WriteTypes>(
  write: Write<State, Types>,
  onResult?: (result: WriteResult<Types['finding'], Types['reply']>) => void,
  toastCause?: string,
) {
  const toast = useToast();
  const dispatch = useAppDispatch<State>();
  const state = useAppSelector(write.select);
  const send = async () => {
    const result = await dispatch(write.send());
    if (result) onResult?.(result);
  };
  const press = (ticket: Types['ticket']) => {
    if (toastCause !== undefined) toast.dismiss(toastCause);
    void dispatch(write.press(ticket));
  };

  return {
    state,
    /** A request is under way, or its outcome is unknown: the button is disabled. */
    isBusy: isBusy(state),
    /** The button: opens the confirmation. */
    press,
    /**
     * Submit without confirmation, if the user has switched confirmations off; asks nevertheless after an uncertain
     * outcome.
     */
    pressUnasked: (ticket: Types['ticket']) => {
      press(ticket);
      if (!mustAsk(state)) void send();
    },
    /** "Confirm" in the confirmation. */
    confirm: () => void send(),
    /** "Cancel" in the confirmation. */
    takeBack: () => void dispatch(write.takeBack()),
    lookAgain: () => void dispatch(write.lookUp()),
    dismiss: () => dispatch(write.dismiss()),
  };
}
