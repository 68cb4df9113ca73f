import { createRefusedOrders, type RefusedOrdersStore } from '@bourse/trading';

/** The options that the exchange has refused, as this device recorded them. */
export const refusedOptions: RefusedOrdersStore = createRefusedOrders('options');
