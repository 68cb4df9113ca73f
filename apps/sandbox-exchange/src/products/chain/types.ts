import type { Decimal } from '@bourse/decimal';

/** A payment from outside to an address. */
export interface PayIn {
  network: string;
  currencyId: number;
  address: string;
  amount: Decimal;
  /** A reorganisation removes the transaction when it would get this confirmation. */
  reverseAt?: number | undefined;
}

/** A payment of the exchange. */
export interface PayOut {
  network: string;
  currencyId: number;
  address: string;
  amount: Decimal;
  /** Id of the withdrawal: it is broadcast once for repeated calls. */
  reference: number;
}
