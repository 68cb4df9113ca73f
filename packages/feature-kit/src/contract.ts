import { defineCall } from '@bourse/api-client/contract';
import * as v from 'valibot';

/** A file of any realm: tests and servers have Blob classes of their own. */
const file = v.custom<Blob>(
  (input) =>
    typeof input === 'object' && input !== null && 'size' in input && 'type' in input && 'arrayBuffer' in input,
);

/** `POST /api/upload`: multipart, one file in the field `file`; the message is the address of the stored file. */
export const upload = defineCall({
  method: 'POST',
  path: '/upload',
  access: 'required',
  body: 'multipart',
  request: v.object({ file }),
  reply: v.pipe(v.string(), v.nonEmpty()),
});
