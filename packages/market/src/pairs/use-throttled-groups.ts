import { useThrottledValue } from '@bourse/feature-kit';
import type { PairGroup } from '@bourse/contracts/market';

const CALM_MS = 3000;

const sameSize = (a: readonly PairGroup[], b: readonly PairGroup[]) =>
  a.length === b.length && a.every(({ pairs }, index) => pairs.length === b[index]?.pairs.length);

/** The groups as they were up to three seconds ago, from which lists take their order; new pairs show at once. */
export function useThrottledGroups(groups: readonly PairGroup[]): readonly PairGroup[] {
  return useThrottledValue(groups, CALM_MS, (shown, next) => !sameSize(shown, next));
}
