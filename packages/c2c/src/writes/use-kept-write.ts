import type { ExchangeState } from '@bourse/api-client';
import { useAppDispatch, type Failure, type Thunk } from '@bourse/feature-kit';
import { useWrite, type Write, type WriteTypes } from '@bourse/safe-writes';

type Keeping = WriteTypes & { readonly finding: 'kept' | 'missing' };

interface Ends {
  /** The exchange has what was sent: by its reply, or found after a lost one. */
  readonly onKept: () => void;
  readonly onRefused?: (failure: Failure) => void;
}

/**
 * A write of something that the exchange has or has not, whose end is announced: a lost reply whose effect is found ends as any other.
 * `record`: of this record only.
 */
export function useKeptWrite<Types extends Keeping>(
  write: Write<ExchangeState, Types>,
  { onKept, onRefused }: Ends,
  record?: number,
) {
  const dispatch = useAppDispatch();
  const dismiss = (): Thunk<ExchangeState, void> => (run, getState) => {
    const kept = record === undefined ? write.select(getState()) : write.selectOf(getState(), record);
    if ('id' in kept) run(write.dismiss(kept.id));
  };
  return useWrite(
    write,
    (result) => {
      if (result.kind === 'refused') onRefused?.(result.failure);
      else if (result.kind === 'done' || result.finding === 'kept') {
        dispatch(dismiss());
        onKept();
      }
    },
    undefined,
    record,
  );
}
