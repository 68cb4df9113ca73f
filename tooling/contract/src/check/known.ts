import type { OrderLimits, Pair } from '@bourse/contracts/market';

export type { Known } from '@bourse/contracts/check';

// What the check itself reads of the values that the packages learn. Each is declared with its meaning in the `contract-check.ts` that learns it.
declare module '@bourse/contracts/check' {
  interface Known {
    pair?: Pair;
    userId?: number;
    orderLimits?: readonly OrderLimits[];
  }
}
