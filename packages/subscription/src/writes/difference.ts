import { createdRow, differenceOf, type Difference, type KnownIds } from '@bourse/feature-kit';
import type { SubscriptionRecord } from '../contract';
import type { SubscribeTicket } from './subscribe';

/** The quantity and the price of the new record, compared with the confirmed ones. */
export function subscriptionDifference(
  { token, quantity, price }: SubscribeTicket,
  { ids }: KnownIds,
  records: readonly SubscriptionRecord[],
): Difference | undefined {
  const created = createdRow(
    records.filter(({ currency }) => currency === token),
    ids,
  );
  return differenceOf(quantity, created?.quantity, token) ?? differenceOf(price, created?.price, 'USDT');
}
