import { isPositive, minus, times, type Decimal } from '@bourse/decimal';

/**
 * The received amount after the fee, in the currency that the side receives; `undefined` if the exchange does not send
 * its fee.
 */
export interface Proceeds {
  readonly fee: Decimal | undefined;
  /** After the fee. */
  readonly receive: Decimal | undefined;
}

/** The fee is a share of the received amount: fee = gross × rate. */
export function afterFee(gross: Decimal | undefined, rate: Decimal | undefined): Proceeds {
  if (gross === undefined || rate === undefined || !isPositive(gross)) return { fee: undefined, receive: undefined };
  const fee = times(gross, rate);
  return { fee, receive: minus(gross, fee) };
}
