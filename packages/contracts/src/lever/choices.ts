/** Direction of a position. On the wire `type` 1 is a buy (long), every other value a sell (short). */
export type Direction = 'long' | 'short';

/** `type` of a submit. */
export const DIRECTION_TYPE = { long: 1, short: 2 } as const;

/** `status` of a submit: 1 opens at once at the market, 0 rests until the mark price reaches the limit price. */
export const ORDER_STATUS = { market: 1, limit: 0 } as const;
export type OrderMode = keyof typeof ORDER_STATUS;

/**
 * `status` of a list of orders (trading side, section 4). Back ends that close later have `closing` positions in between. `filled`:
 * reduce-only orders that have closed positions; asked of a back end that announces `reduce_only` only.
 */
export const LIST_STATUS = { entrusts: 0, positions: 1, closing: 2, closed: 3, revoked: 4, filled: 5 } as const;
export type ReadableList = keyof typeof LIST_STATUS;
/** The lists that are shown; positions that are closing are among the open ones. */
export type ListName = Exclude<ReadableList, 'closing'>;

/** `type` of a batch close. */
export const BATCH_TYPE = { all: 0, long: 1, short: 2 } as const;
export type BatchSelection = keyof typeof BATCH_TYPE;

/** Rows of a page of `my_trade` (trading side, section 9). */
export const PAGE_SIZE = 10;

/** `exit_trigger`: the price that triggers take profit and stop loss. */
export const EXIT_TRIGGERS = ['last', 'mark'] as const;
export type ExitTrigger = (typeof EXIT_TRIGGERS)[number];
