import type { PairGroup } from '../contract';
import { useCalm } from './use-calm';

const CALM_MS = 3000;

const sameSize = (a: readonly PairGroup[], b: readonly PairGroup[]) =>
  a.length === b.length && a.every(({ pairs }, index) => pairs.length === b[index]?.pairs.length);

/** The groups as they were up to three seconds ago, from which lists take their order; new pairs show at once. */
export function useCalmGroups(groups: readonly PairGroup[]): readonly PairGroup[] {
  return useCalm(groups, CALM_MS, (shown, next) => !sameSize(shown, next));
}
