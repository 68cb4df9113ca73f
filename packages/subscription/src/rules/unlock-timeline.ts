import { plus, ZERO, type Decimal } from '@bourse/decimal';
import type { SubscriptionRecord } from '@bourse/contracts/subscription';

export interface UnlockMoment {
  /** Epoch milliseconds. */
  readonly at: number;
  readonly quantity: Decimal;
  /** Quantity of this and all earlier moments. */
  readonly cumulative: Decimal;
}

/** The moments at which locked subscriptions of one currency unlock, next first, with cumulative quantities. */
export function unlockTimeline(records: readonly SubscriptionRecord[], currency: string): readonly UnlockMoment[] {
  const byMoment = new Map<number, Decimal>();
  for (const { status, unlocksAt, quantity, currency: of } of records) {
    if (status === 'completed' || unlocksAt === undefined || of !== currency) continue;
    byMoment.set(unlocksAt, plus(byMoment.get(unlocksAt) ?? ZERO, quantity));
  }
  let cumulative = ZERO;
  return [...byMoment]
    .toSorted(([a], [b]) => a - b)
    .map(([at, quantity]) => {
      cumulative = plus(cumulative, quantity);
      return { at, quantity, cumulative };
    });
}
