import { ceilTo, isPositive, minus, times, type Decimal } from '@bourse/decimal';

/**
 * The received amount after the fee, in the currency that the side receives; `undefined` if the exchange does not send
 * its fee.
 */
export interface Proceeds {
  readonly fee: Decimal | undefined;
  /** After the fee. */
  readonly receive: Decimal | undefined;
}

/** Decimals of a balance (money side, section 9), to which the fee is charged. */
const AMOUNT_DECIMALS = 8;

/** The fee is a share of the received amount, rounded up as the exchange charges it: fee = gross × rate. */
export function afterFee(gross: Decimal | undefined, rate: Decimal | undefined): Proceeds {
  if (gross === undefined || rate === undefined || !isPositive(gross)) return { fee: undefined, receive: undefined };
  const fee = ceilTo(times(gross, rate), AMOUNT_DECIMALS);
  return { fee, receive: minus(gross, fee) };
}
