import { createStored } from '@bourse/storage';
import * as v from 'valibot';

const MAX_READ = 500;

/** Ids of the notices that were read on this device; the contract has no call for it. */
const stored = createStored('bourse.notices.read', v.array(v.number()), []);

export const markNoticesRead = (ids: readonly number[]): void =>
  stored.update((known) => [...new Set([...ids, ...known])].slice(0, MAX_READ));

/** The ids of the notices that were read. */
export const useReadNotices = (): readonly number[] => stored.useValue();
