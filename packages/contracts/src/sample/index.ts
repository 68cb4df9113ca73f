import { defineCall, id, list, maybeTime, text } from '../wire';
import * as v from 'valibot';

const entry = v.pipe(
  v.object({ id, name: text, create_time: maybeTime }),
  v.transform((wire) => ({
    id: wire.id,
    name: wire.name,
    /** Epoch milliseconds; `undefined` if the exchange does not send it. */
    createdAt: wire.create_time,
  })),
);

export type SampleEntry = v.InferOutput<typeof entry>;

/** All entries, in the exchange's order. */
export const sampleList = defineCall({
  method: 'GET',
  path: '/sample/list',
  access: 'public',
  request: v.object({}),
  reply: v.pipe(
    v.object({ list: list(entry) }),
    v.transform((wire) => wire.list),
  ),
});
