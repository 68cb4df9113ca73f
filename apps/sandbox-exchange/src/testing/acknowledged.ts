import * as v from 'valibot';

/** One output line of `loaded-exchange`: an acknowledged operation. */
export const acknowledged = v.variant('kind', [
  v.object({ kind: v.literal('placed'), id: v.number(), filled: v.string(), fills: v.array(v.number()) }),
  v.object({ kind: v.literal('cancelled'), id: v.number() }),
  v.object({ kind: v.literal('saved'), id: v.number() }),
]);

export type Acknowledged = v.InferOutput<typeof acknowledged>;
