import type { OrderLimits, Pair } from '@bourse/contracts/market';

export type { Known } from '@bourse/contracts/check';

// The learnt values that the check itself reads. Each is declared with its meaning in the `check.ts` that learns it.
declare module '@bourse/contracts/check' {
  interface Known {
    pair?: Pair;
    userId?: number;
    orderLimits?: readonly OrderLimits[];
  }
}
