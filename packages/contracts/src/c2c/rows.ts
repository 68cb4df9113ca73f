import { list, page } from '../wire';
import * as v from 'valibot';

/** A page of rows. The reply is the bare list, or holds it under `list` or `data`. */
export function rows<Item extends v.GenericSchema>(item: Item) {
  const bare = list(item);
  const documented = v.union([bare, v.object({ list: v.optional(bare), data: v.optional(bare) })]);
  return v.pipe(
    page(item, documented),
    v.transform((found) => found.rows),
  );
}
