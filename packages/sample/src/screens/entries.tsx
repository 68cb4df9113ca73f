import { EntriesView } from '../entries/entries-view';
import { useEntries } from '../entries/use-entries';

/** `/sample` */
export function Component() {
  return <EntriesView {...useEntries()} />;
}
