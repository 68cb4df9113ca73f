import type { ExchangeState } from '@bourse/api-client';
import type { Failure } from '@bourse/feature-kit';
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
  const kept = useWrite(
    write,
    (result) => {
      if (result.kind === 'refused') onRefused?.(result.failure);
      else if (result.kind === 'done' || result.finding === 'kept') {
        kept.dismiss();
        onKept();
      }
    },
    undefined,
    record,
  );
  return kept;
}
