/**
 * The rebate of fees: traded volume × fee ratio × rebate rate (money side, section 9), where volume × fee ratio is the fee. Rounded
 * down, so that no more than the rate is paid. Amounts are in the smallest unit, the rate is in per cent.
 */
export const rebateOf = (fee: bigint, perCent: bigint): bigint => (fee * perCent) / 100n;
