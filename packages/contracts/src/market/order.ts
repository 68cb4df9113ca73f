/** A side of a trade. On the wire a buy is `in` and a sale is `out`. */
export type Side = 'buy' | 'sell';

/** Order mode on the wire: 1 market, 2 limit. */
export const ORDER_MODE = { market: 1, limit: 2 } as const;
export type OrderMode = keyof typeof ORDER_MODE;
