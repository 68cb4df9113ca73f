import type { OrderLimits, Pair } from '@bourse/market/contract';

export type { Known } from '@bourse/api-client/contract-check';

// What the check itself reads of the values that the packages learn. Each is declared with its meaning in the `contract-check.ts` that learns it.
declare module '@bourse/api-client/contract-check' {
  interface Known {
    pair?: Pair;
    userId?: number;
    orderLimits?: readonly OrderLimits[];
  }
}
