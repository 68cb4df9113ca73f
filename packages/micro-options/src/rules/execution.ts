import { minus, type Decimal } from '@bourse/decimal';
import type { Direction } from '@bourse/contracts/micro-options';

/**
 * Open price minus the price at the click, in quote currency, with the sign of the direction: positive if it is worse
 * for the user (an up option that opened higher, a down option that opened lower).
 */
export function slippageOf(direction: Direction, clickPrice: Decimal, openPrice: Decimal): Decimal {
  return direction === 'up' ? minus(openPrice, clickPrice) : minus(clickPrice, openPrice);
}

/** The middle value; the lower of the two middle ones of an even number. `undefined` without values. */
export function medianOf(values: readonly Decimal[], compare: (a: Decimal, b: Decimal) => number): Decimal | undefined {
  return values.toSorted(compare)[Math.ceil(values.length / 2) - 1];
}
