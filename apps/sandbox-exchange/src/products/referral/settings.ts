/** Part of the fee of an invited user that the inviter gets, in per cent. */
export const REBATE_PER_CENT = 20n;

/** The account into which rebates are paid: the coin account, as the results of spot trading. */
export const REBATE_WALLET = 'change';
