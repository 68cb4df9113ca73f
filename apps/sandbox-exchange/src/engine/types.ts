/*
 * The engine counts in whole ticks and whole lots, as bigint: a product of the two never overflows and nothing is ever
 * rounded. Ids, owners and quantities come from its caller; it has no clock and no randomness.
 */

export type Side = 'buy' | 'sell';

/**
 * `post_only`: never trades at once. `ioc` (immediate or cancel): never rests. `fok` (fill or kill): trades at once with its whole
 * quantity, or not at all.
 */
export type Condition = 'post_only' | 'ioc' | 'fok';

/** An order that may trade at once and, with a limit, may rest. */
export interface IncomingOrder {
  readonly id: number;
  readonly owner: number;
  readonly side: Side;
  /** Lots, above zero. */
  readonly quantity: bigint;
  /** Worst price in ticks; a market order has none and never rests. */
  readonly limit?: bigint | undefined;
  /** The most that a buy may spend, in ticks × lots. Bounds the quantity, so that money cannot go below zero. */
  readonly budget?: bigint | undefined;
  /** Without one, the order trades as far as it can, and its rest rests. */
  readonly condition?: Condition | undefined;
}

/** An order in the book. */
export interface RestingOrder {
  readonly id: number;
  readonly owner: number;
  readonly side: Side;
  /** Ticks. */
  readonly price: bigint;
  /** Lots still open, above zero. */
  readonly remaining: bigint;
}

/** The effect of an incoming order on one resting order. */
export type Step =
  | { readonly kind: 'fill'; readonly makerId: number; readonly price: bigint; readonly quantity: bigint }
  /** The resting order has the same owner: it is cancelled instead of traded (self-trade prevention, decision 3). */
  | { readonly kind: 'expire'; readonly makerId: number };

/** The effect that an incoming order would have on the current book. */
export interface Plan {
  readonly order: IncomingOrder;
  readonly steps: readonly Step[];
  /** Lots that would trade. */
  readonly filled: bigint;
  /** Lots that would rest; zero for a market order. */
  readonly rests: bigint;
  /** The condition of the order is not met: the order changes nothing. */
  readonly refused?: 'would_take' | 'cannot_fill' | undefined;
}

/** All that rests at one price. */
export interface Level {
  readonly price: bigint;
  readonly quantity: bigint;
}
