import { useToast } from '@bourse/ui-kit';
import { useDispatch, useSelector } from 'react-redux';
import type { OpenOrder } from '../contract';
import { spotMessages } from '../locales';
import type { SpotDispatch } from '../state';
import { askCancelAll, runCancelAll } from './run-cancel-all';
import { dismissed, selectCancelAll } from './slice';

const TOAST = 'spot-cancel-all';

/** What can be done with many open orders at once. */
export function useCancelAll() {
  const dispatch = useDispatch<SpotDispatch>();
  const state = useSelector(selectCancelAll);
  const text = spotMessages.useText();
  const toast = useToast();

  const ask = async (isWanted: (order: OpenOrder) => boolean) => {
    const count = await dispatch(askCancelAll(isWanted));
    if (count === undefined) toast.error(text('cancelAll.failed'), TOAST);
    if (count === 0) toast.info(text('cancelAll.nothing'), TOAST);
  };

  return {
    state,
    onAsk: (isWanted: (order: OpenOrder) => boolean) => {
      if (state.phase === 'idle') void ask(isWanted);
    },
    onConfirm: () => void dispatch(runCancelAll()),
    onDismiss: () => void dispatch(dismissed()),
  };
}
