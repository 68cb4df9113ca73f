import { list } from '@bourse/api-client/contract';
import * as v from 'valibot';

/** A page of rows. The reply is the bare list, or holds it under `list` or `data`. */
export function rows<Item extends v.GenericSchema>(item: Item) {
  return v.union([
    // First, because an array is an object without these keys too.
    list(item),
    v.pipe(
      v.object({ list: v.optional(list(item)), data: v.optional(list(item)) }),
      v.transform((page) => page.list ?? page.data ?? []),
    ),
  ]);
}
