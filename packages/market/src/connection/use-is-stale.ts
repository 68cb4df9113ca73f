import { useConnection } from '@bourse/realtime';
import { trueUntil, type Proofs } from './true-until';
import { useClock } from './use-clock';
import { useOnline } from './use-online';

/**
 * Should what a panel shows look old? Each panel says when its own data were last read (epoch milliseconds): that the pairs can be
 * read says nothing of a book that cannot. What no event carries (`isStreamed: false`) is as old as its last read, whatever the
 * socket does.
 */
export function useIsStale(
  readAt: number | undefined,
  { isStreamed = true }: Partial<Pick<Proofs, 'isStreamed'>> = {},
): boolean {
  const { awaySince } = useConnection();
  const isOnline = useOnline();
  const until = trueUntil({ readAt, awaySince, isOnline, isStreamed });
  return useClock(until < Infinity, (now) => now >= until);
}
