import { mergeInterests, type EventDefinition, type Interest } from '@bourse/contracts/events';

interface Subscribed {
  readonly event: EventDefinition;
  readonly key: string | undefined;
}

/** The public events that subscribers need. A public event without key and without list needs those of every pair. */
export function interestOf(subscribers: Iterable<Subscribed>): Interest {
  return mergeInterests([{ pairs: [] }, ...[...subscribers].map(neededBy)]);
}

function neededBy({ event: { pairOf, listName }, key }: Subscribed): Interest {
  if (!pairOf) return { pairs: [] };
  if (key !== undefined) return { pairs: [pairOf(key)] };
  return listName === undefined ? {} : { pairs: [], lists: [listName] };
}
