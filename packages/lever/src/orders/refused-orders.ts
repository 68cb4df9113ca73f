import { createRefusedOrders, type RefusedOrdersStore } from '@bourse/trading';

/** The orders of positions that the exchange has refused, as this device recorded them. */
export const refusedLeverOrders: RefusedOrdersStore = createRefusedOrders('lever');
