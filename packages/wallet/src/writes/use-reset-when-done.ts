import { isDone, type WriteState } from '@bourse/safe-writes';
import { useEffect, useState } from 'react';

/**
 * Empties a form once its write is done, also where the reply was lost and a look-up found the write: the same input must not
 * be sent again. Input that was typed after an earlier write is kept.
 */
export function useResetWhenDone(
  form: { readonly reset: () => void },
  state: WriteState<unknown, unknown, unknown> | undefined,
): void {
  const [earlier] = useState(() => (state?.phase === 'done' ? state.id : undefined));
  const done = state && isDone(state) ? state.id : undefined;
  useEffect(() => {
    if (done !== undefined && done !== earlier) form.reset();
  }, [done, earlier, form]);
}
