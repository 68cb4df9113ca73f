import { isPositive, parseDecimal, type Decimal } from '@bourse/decimal';

/** A member of a JSON value; `undefined` where there is none. */
export function member(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

export const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** The texts of a JSON list; none where it is no list. */
export const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];

/** A decimal above zero; `undefined` for everything else. */
export function positive(text: string | null): Decimal | undefined {
  const value = parseDecimal(text ?? undefined);
  return value !== undefined && isPositive(value) ? value : undefined;
}
