import { useToast } from '@bourse/ui-kit';
import { useAppDispatch, useAppSelector, type Thunk } from '@bourse/feature-kit';
import type { ExchangeState } from '@bourse/api-client';
import type { Write, WriteResult, WriteTypes } from './create-write';
import { isBusy, mustAsk } from './write-state';

/**
 * The state of a write and what a form does with it. `onResult` runs with its ticket when the write has ended or its outcome was looked up. `toastCause` is the cause of
 * the toasts of `onResult`: the last one leaves when the next ticket is pressed. `record`: shows the write of this record only.
 */
export function useWrite<State extends ExchangeState, Types extends WriteTypes>(
  write: Write<State, Types>,
  onResult?: (result: WriteResult<Types['finding'], Types['reply']>, ticket: Types['ticket']) => void,
  toastCause?: string,
  record?: number | string,
) {
  const toast = useToast();
  const dispatch = useAppDispatch<State>();
  const slice = useAppSelector(write.selectSlice);
  const read = (all: object) => (record === undefined ? write.select(all) : write.selectOf(all, record));
  const state = useAppSelector(read);
  /** Of the present state: the caller may be older than it. */
  const idNow = (): Thunk<State, string> => (_dispatch, getState) => {
    const present = read(getState());
    return 'id' in present ? present.id : '';
  };
  const sent = (): Thunk<State, Promise<void>> => async (_dispatch, getState) => {
    const confirmed = write.select(getState());
    const result = await dispatch(write.send());
    if (result && 'ticket' in confirmed) onResult?.(result, confirmed.ticket);
  };
  const send = () => dispatch(sent());
  const press = (ticket: Types['ticket']) => {
    if (toastCause !== undefined) toast.dismiss(toastCause);
    void dispatch(write.press(ticket));
  };

  return {
    state,
    /** The writes of all records. */
    all: [slice.write, ...(slice.others ?? [])],
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
    lookAgain: () => void dispatch(write.lookUp(dispatch(idNow()))),
    dismiss: () => dispatch(write.dismiss(dispatch(idNow()))),
  };
}
