import { readStoredAs, writeStoredAs } from '@bourse/storage';
import { useState } from 'react';
import * as v from 'valibot';
import type { PairId } from '@bourse/contracts/market';
import { TICK_MULTIPLES, type TickMultiple } from './group-levels';

/** By pair, for a multiple of one pair's tick is another thing for the next; those that are not grouped are left out. */
const KEY = 'bourse.bookGrouping';
const PAIRS_AT_MOST = 100;

const groupings = v.record(v.string(), v.picklist(TICK_MULTIPLES));

const stored = () => readStoredAs(KEY, groupings) ?? {};

/** The grouping of a pair's book, stored on this device. */
export function useGrouping(pair: PairId): [multiple: TickMultiple, group: (multiple: TickMultiple) => void] {
  const [chosen, setChosen] = useState(stored);
  const group = (multiple: TickMultiple) => {
    const others = Object.entries(stored()).filter(([other]) => other !== pair);
    const newest = multiple === 1 ? others : [[pair, multiple] as const, ...others];
    const next = Object.fromEntries(newest.slice(0, PAIRS_AT_MOST));
    setChosen(next);
    writeStoredAs(KEY, newest.length === 0 ? undefined : next);
  };
  return [chosen[pair] ?? 1, group];
}
