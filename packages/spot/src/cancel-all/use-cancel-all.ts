import { useAppDispatch, useAppSelector } from '@bourse/feature-kit';
import type { SpotState } from '../state';
import { useToast } from '@bourse/ui-kit';
import type { OpenOrder } from '@bourse/contracts/spot';
import { spotMessages } from '../locales/messages';
import { cancelBatch, readOpenOrders } from '../writes/cancel-batch';

const TOAST = 'spot-cancel-all';

/** Actions on many open orders at once. */
export function useCancelAll() {
  const dispatch = useAppDispatch<SpotState>();
  const state = useAppSelector(cancelBatch.select);
  const text = spotMessages.useText();
  const toast = useToast();

  const ask = async (isWanted: (order: OpenOrder) => boolean) => {
    const count = await dispatch(cancelBatch.collect(() => readOpenOrders(isWanted)));
    if (count === undefined) toast.error(text('cancelAll.failed'), TOAST);
    else if (count === 0) toast.info(text('cancelAll.nothing'), TOAST);
    else toast.dismiss(TOAST);
  };

  return {
    state,
    onAsk: (isWanted: (order: OpenOrder) => boolean) => {
      if (state.phase === 'idle') void ask(isWanted);
    },
    onConfirm: () => void dispatch(cancelBatch.run()),
    onDismiss: () => void dispatch(cancelBatch.dismiss()),
  };
}
