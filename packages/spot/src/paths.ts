/** Spot's own screens (specification, section 2). */
export const DEAL_PATH = '/dealCenter';
export const ALL_ORDERS_PATH = '/allTransaction';
