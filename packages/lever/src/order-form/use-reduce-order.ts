import { useAppDispatch } from '@bourse/feature-kit';
import { useWrite } from '@bourse/safe-writes';
import { useEffect } from 'react';
import { useWriteToast } from '../layout/use-write-toast';
import { reduceWrite } from '../writes/reduce-write';

const TOAST = 'lever-reduce';

/** The reduce-only order of the form, with a toast for its reply; a lost reply is shown by `ReduceOutcome`. `onPlaced` runs after it was accepted. */
export function useReduceOrder(onPlaced?: () => void) {
  const dispatch = useAppDispatch();
  const tell = useWriteToast(TOAST);
  const write = useWrite(
    reduceWrite,
    (result) => {
      tell(result);
      if (result.kind === 'done') onPlaced?.();
    },
    TOAST,
  );
  // The confirmation shows prices of this moment: it closes when the form unmounts.
  useEffect(() => () => void dispatch(reduceWrite.takeBack()), [dispatch]);
  return {
    ...write,
    /** After a look-up that found no trace of the order: asks again. */
    tryAgain: () => {
      if (write.state.phase === 'found') write.press(write.state.ticket);
    },
  };
}
