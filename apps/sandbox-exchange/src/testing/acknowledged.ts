import * as v from 'valibot';

/** One line of what `loaded-exchange` tells: something that the exchange has acknowledged. */
export const acknowledged = v.variant('kind', [
  v.object({ kind: v.literal('placed'), id: v.number(), filled: v.string(), fills: v.array(v.number()) }),
  v.object({ kind: v.literal('cancelled'), id: v.number() }),
]);

export type Acknowledged = v.InferOutput<typeof acknowledged>;
