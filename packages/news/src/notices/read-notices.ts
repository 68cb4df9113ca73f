import { createKept } from '@bourse/storage';
import * as v from 'valibot';

const MAX_READ = 500;

const union = (own: readonly number[], other: readonly number[]) => [...new Set([...own, ...other])].slice(0, MAX_READ);

/** Ids of the notices that the user has read, the last one first; the contract has no call for it. A log-out keeps them for the next login. */
const stored = createKept('bourse.notices.read', v.array(v.number()), [], union);

/** Writes nothing where all were read before: the callers may be effects. */
export const markNoticesRead = (ids: readonly number[]): void => {
  const known = stored.read();
  if (ids.every((id) => known.includes(id))) return;
  stored.update((read) => union(ids, read));
};

/** The ids of the notices that were read. */
export const useReadNotices = (): readonly number[] => stored.useValue();
