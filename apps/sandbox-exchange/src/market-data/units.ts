import { decimal, type Decimal } from '@bourse/decimal';

/**
 * Bars are folded as whole numbers of a pair's smallest units: prices in units of the last price decimal, volumes in
 * units of the last quantity decimal. Every such number of the sandbox is far below 2^53, so plain numbers are exact.
 */
export interface Units {
  priceDecimals: number;
  quantityDecimals: number;
}

/**
 * Decimal text → whole units.
 * @throws RangeError if the value has too many decimals or is too large for an exact number
 */
export function toUnits(value: Decimal, decimals: number): number {
  const point = value.indexOf('.');
  const whole = point < 0 ? value : value.slice(0, point);
  const fraction = point < 0 ? '' : value.slice(point + 1);
  if (fraction.length > decimals) throw new RangeError(`${value} has more than ${decimals} places`);
  const units = Number(whole + fraction.padEnd(decimals, '0'));
  if (!Number.isSafeInteger(units)) throw new RangeError(`${value} is too large`);
  return units;
}

/** Whole units → decimal text. */
export function fromUnits(units: number, decimals: number): Decimal {
  if (decimals === 0) return decimal(units);
  const digits = String(Math.abs(units)).padStart(decimals + 1, '0');
  const cut = digits.length - decimals;
  const fraction = digits.slice(cut).replace(/0+$/, '');
  const text = fraction === '' ? digits.slice(0, cut) : `${digits.slice(0, cut)}.${fraction}`;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- canonical by construction; ten thousand bars an answer are too many to parse again
  return (units < 0 ? `-${text}` : text) as Decimal;
}
