import type { AdType, Order, OrderStatus } from '@bourse/contracts/c2c';

/** Side of an order that the user is on: the payer pays fiat money and gets the coin, the seller releases the coin. */
export type Role = 'payer' | 'seller';

/**
 * Role of a user in an order. The publisher of a sale sells, the publisher of a purchase pays; the taker does the
 * opposite (money side, section 4).
 */
export function roleOf(adType: AdType, isPublisher: boolean): Role {
  return (adType === 'sell') === isPublisher ? 'seller' : 'payer';
}

export type OrderAction = 'pay' | 'cancel' | 'release';

/** Role × status → actions (money side, section 4). Everything else is refused by the exchange. */
const ACTIONS: Record<Role, Record<OrderStatus, readonly OrderAction[]>> = {
  payer: { unpaid: ['pay', 'cancel'], paid: [], completed: [], cancelled: [] },
  seller: { unpaid: [], paid: ['release'], completed: [], cancelled: [] },
};

/** Has the order a dispute that has not ended? It freezes the order. */
export const isDisputed = ({ dispute }: Pick<Order, 'dispute'>): boolean =>
  dispute?.state === 'open' || dispute?.state === 'answered';

/** Actions that a user may take on an order; none while it is in dispute. */
export function actionsOf(role: Role, order: Pick<Order, 'status' | 'dispute'>): readonly OrderAction[] {
  return isDisputed(order) ? [] : ACTIONS[role][order.status];
}

/** Is the order neither completed nor cancelled? */
export function isRunning({ status }: Pick<Order, 'status'>): boolean {
  return status === 'unpaid' || status === 'paid';
}
