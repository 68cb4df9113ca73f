import type { Decimal } from '@bourse/decimal';
import { createdRow, differenceOf, type Difference, type KnownIds } from '@bourse/safe-writes';
import type { SubscriptionRecord } from '@bourse/contracts/subscription';

interface ConfirmedSubscription {
  readonly token: string;
  readonly quantity: Decimal;
  /** USDT for one token. */
  readonly price: Decimal;
}

/** The quantity and the price of the new record, compared with the confirmed ones. */
export function subscriptionDifference(
  { token, quantity, price }: ConfirmedSubscription,
  { ids }: KnownIds,
  records: readonly SubscriptionRecord[],
): Difference | undefined {
  const created = createdRow(
    records.filter(({ currency }) => currency === token),
    ids,
  );
  return differenceOf(quantity, created?.quantity, token) ?? differenceOf(price, created?.price, 'USDT');
}
