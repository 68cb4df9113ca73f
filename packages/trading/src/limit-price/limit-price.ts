import type { Decimal } from '@bourse/decimal';

/** The input of a limit order's price field. */
export interface PriceDraft {
  /** The typed price. */
  readonly price: Decimal | undefined;
  /** The user emptied the price field: no price is offered. */
  readonly isPriceCleared?: boolean;
}

/** The content of the price field of a limit order: the typed price; the offered one until the user types or empties the field. */
export function limitPrice({ price, isPriceCleared }: PriceDraft, offered: Decimal | undefined): Decimal | undefined {
  return price ?? (isPriceCleared ? undefined : offered);
}
