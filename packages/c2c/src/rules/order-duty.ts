import type { Order, OrderStatus } from '@bourse/contracts/c2c';
import { roleOf, type Role } from './order-actions';

/** What a running order waits for: for an act of the user, or of the counterparty. */
export type OrderDuty = 'pay' | 'release' | 'awaitPayment' | 'awaitRelease';

const DUTY: Record<Role, Partial<Record<OrderStatus, OrderDuty>>> = {
  payer: { unpaid: 'pay', paid: 'awaitRelease' },
  seller: { unpaid: 'awaitPayment', paid: 'release' },
};

/** The duty of a running order; `undefined` for a completed or cancelled one. */
export const dutyOf = (role: Role, status: OrderStatus): OrderDuty | undefined => DUTY[role][status];

/** Whether the user, and not the counterparty, has to act. */
export const isOwnDuty = (duty: OrderDuty | undefined): boolean => duty === 'pay' || duty === 'release';

/** The orders in which the user has to act first; otherwise the order of the list stays. */
export function ownDutiesFirst(orders: readonly Order[], isPublisher: (order: Order) => boolean): Order[] {
  const rank = (order: Order) => (isOwnDuty(dutyOf(roleOf(order.adType, isPublisher(order)), order.status)) ? 0 : 1);
  return orders.toSorted((a, b) => rank(a) - rank(b));
}
