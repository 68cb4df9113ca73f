import { EntriesView } from '../entries/entries-view';
import { useEntries } from '../entries/use-entries';

/** `/__name__` */
export function Component() {
  return <EntriesView {...useEntries()} />;
}
