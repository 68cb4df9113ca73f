import * as v from 'valibot';

/** One line of `withdrawing-exchange`: an acknowledged request. */
export const withdrawalLine = v.object({ kind: v.literal('requested'), id: v.number() });

export type WithdrawalLine = v.InferOutput<typeof withdrawalLine>;
