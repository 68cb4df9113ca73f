import { sumIfKnown, type Decimal } from '@bourse/decimal';

/** A fee that the user has paid. */
export interface Charge {
  /** Epoch milliseconds; `undefined` if the exchange does not send it. */
  readonly time: number | undefined;
  /** `undefined` if the exchange does not send it. */
  readonly amount: Decimal | undefined;
  readonly currency: string;
}

/** The fees of one currency. */
export interface FeeSum {
  readonly currency: string;
  /** `undefined` if one of the fees is not known. */
  readonly amount: Decimal | undefined;
  /** Number of charges. */
  readonly count: number;
}

/**
 * Sums the fees by currency, in the order of their first charge.
 * @param since epoch milliseconds; `undefined` sums all charges. A charge without a time belongs to no limited period
 */
export function feesPaid(charges: readonly Charge[], since: number | undefined): readonly FeeSum[] {
  const counted = charges.filter(({ time }) => since === undefined || (time !== undefined && time >= since));
  return [...Map.groupBy(counted, ({ currency }) => currency)].map(([currency, own]) => ({
    currency,
    amount: sumIfKnown(own.map(({ amount }) => amount)),
    count: own.length,
  }));
}
