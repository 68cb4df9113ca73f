import { isPositive, minus, times, type Decimal } from '@bourse/decimal';

/** What an order brings, in the currency that its side receives; `undefined` where the exchange does not say its fee. */
export interface Proceeds {
  readonly fee: Decimal | undefined;
  /** After the fee. */
  readonly receive: Decimal | undefined;
}

/** A fee is a share of what is received: fee = gross × rate. */
export function afterFee(gross: Decimal | undefined, rate: Decimal | undefined): Proceeds {
  if (gross === undefined || rate === undefined || !isPositive(gross)) return { fee: undefined, receive: undefined };
  const fee = times(gross, rate);
  return { fee, receive: minus(gross, fee) };
}
