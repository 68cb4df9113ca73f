/** Name of the product, under which its deadlines are scheduled. */
export const MICRO_OPTIONS = { name: 'micro-options' } as const;

/** Hold of the stake in the user's options account. */
export const STAKE_HOLD = 'option_stake';
/** Hold of a possible win in the house's options account. */
export const PAYOUT_HOLD = 'option_payout';
