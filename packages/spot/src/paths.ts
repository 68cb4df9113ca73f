/** Spot's own screens (specification, section 2). */
export const DEAL_PATH = '/dealCenter';
export const ALL_ORDERS_PATH = '/allTransaction';
export const SUCCESS_PATH = '/success';

/** The result of an order, rather than of any other submission. */
export const ORDER_RESULT_PATH = `${SUCCESS_PATH}?of=order`;
