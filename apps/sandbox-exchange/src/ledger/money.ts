import { decimal, type Decimal } from '@bourse/decimal';

/** No amount, price or quantity of a command is larger, counted in its smallest unit: 38 digits hold every product. */
export const LARGEST = 10n ** 30n;

const MILLION = 1_000_000n;

/** A decimal as whole units of 10^-scale; `undefined` if it has more decimals. */
export function toUnits(value: Decimal, scale: number): bigint | undefined {
  const [whole = '0', fraction = ''] = value.split('.');
  if (fraction.length > scale) return undefined;
  return BigInt(whole + fraction.padEnd(scale, '0'));
}

/** Whole units of 10^-scale as a decimal. */
export function fromUnits(units: bigint, scale: number): Decimal {
  if (scale === 0) return decimal(units);
  const sign = units < 0n ? '-' : '';
  const digits = (units < 0n ? -units : units).toString().padStart(scale + 1, '0');
  return decimal(`${sign}${digits.slice(0, -scale)}.${digits.slice(-scale)}`);
}

/** The part of `amount` that a rate in parts per million takes, rounded up: dust does not trade for free. */
export function feeOf(amount: bigint, partsPerMillion: bigint): bigint {
  return (amount * partsPerMillion + MILLION - 1n) / MILLION;
}

/** An amount of a command in units: positive, of the currency's places, not absurd; else `undefined`. */
export function amountOf(value: Decimal, scale: number): bigint | undefined {
  const units = toUnits(value, scale);
  return units !== undefined && units > 0n && units <= LARGEST ? units : undefined;
}
