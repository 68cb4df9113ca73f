import type { Decimal } from '@bourse/decimal';

/** The chain's reports about a transaction, one per block: reports repeat and confirmations count up. */
export interface ChainReport {
  /** `in`: pays to an address of the exchange. `out`: a withdrawal of the exchange. */
  readonly direction: 'in' | 'out';
  readonly network: string;
  readonly hash: string;
  readonly output: number;
  readonly address: string;
  readonly currencyId: number;
  readonly amount: Decimal;
  readonly confirmations: number;
  /** A reorganisation has removed the transaction (`in`), or the network has rejected it (`out`). */
  readonly isReversed: boolean;
  /** Id of the withdrawal; 0 for a payment from outside. */
  readonly reference: number;
}
