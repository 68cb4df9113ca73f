import type { Order } from '@bourse/contracts/c2c';

type Parties = Pick<Order, 'isPublisher' | 'publisherId' | 'takerId'>;

/** Whether the user published the ad of an order: as sent, else by the ids of publisher and taker. `undefined` where neither says so. */
export function isPublisherOf({ isPublisher, publisherId, takerId }: Parties, userId: number | undefined) {
  if (isPublisher !== undefined) return isPublisher;
  if (userId === undefined) return undefined;
  if (takerId === userId) return false;
  if (publisherId === userId) return true;
  // A user sees own orders only: an order that the user did not take is of an own ad.
  return takerId !== undefined && publisherId === undefined ? true : undefined;
}

/**
 * The name of the counterparty. Back ends that send the name of the taker, or no `is_owner`, send the publisher's name as `hes_realname`
 * to both: a publisher's counterparty is then the taker, and unknown (empty) without a name.
 */
export function counterpartyOf(
  { counterpartyName, takerName, isPublisher }: Pick<Order, 'counterpartyName' | 'takerName' | 'isPublisher'>,
  isUserPublisher: boolean,
): string {
  if (takerName !== '') return isUserPublisher ? takerName : counterpartyName;
  return isPublisher === undefined && isUserPublisher ? '' : counterpartyName;
}
