import { dividedBy, floorTo, isPositive, ONE, times, type Decimal } from '@bourse/decimal';

/** The unit of a typed size: lots, base currency, or quote currency. The order itself has whole lots. */
export const SIZE_UNITS = ['lots', 'base', 'quote'] as const;
export type SizeUnit = (typeof SIZE_UNITS)[number];

/** Size of one lot in a unit; `undefined` while lot size or price is not known. */
export function sizeOfLot(
  unit: SizeUnit,
  lotSize: Decimal | undefined,
  price: Decimal | undefined,
): Decimal | undefined {
  if (unit === 'lots') return ONE;
  if (lotSize === undefined || unit === 'base') return lotSize;
  return price && isPositive(price) ? times(lotSize, price) : undefined;
}

/** The most whole lots within a size. */
export function lotsWithin(size: Decimal, sizeOfOneLot: Decimal): Decimal {
  return floorTo(dividedBy(size, sizeOfOneLot), 0);
}
