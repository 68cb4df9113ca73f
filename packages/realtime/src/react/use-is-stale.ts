import { useConnection } from './hooks';
import { trueUntil, type Proofs } from './true-until';
import { useClock } from './use-clock';
import { useOnline } from './use-online';

/**
 * Whether a panel should look stale. Each panel passes the time of its own last read (epoch milliseconds), because one
 * panel's requests may fail while others succeed. Data without events (`isStreamed: false`) depend on their last read
 * only.
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
