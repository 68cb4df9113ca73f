import { createStored } from '@bourse/storage';
import * as v from 'valibot';

const MAX_READ = 500;

/** Ids of the notices that were read on this device; the contract has no call for it. */
const stored = createStored('bourse.notices.read', v.array(v.number()), []);

/** Writes nothing where all were read before: the callers may be effects. */
export const markNoticesRead = (ids: readonly number[]): void => {
  const known = stored.read();
  if (ids.every((id) => known.includes(id))) return;
  stored.update((read) => [...new Set([...ids, ...read])].slice(0, MAX_READ));
};

/** The ids of the notices that were read. */
export const useReadNotices = (): readonly number[] => stored.useValue();
