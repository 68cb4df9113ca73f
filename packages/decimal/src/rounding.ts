import { Big } from 'big.js';
import { isZero } from './arithmetic';
import { fromBig, toBig, type Decimal } from './decimal';

export type Rounding = 'floor' | 'ceil' | 'down' | 'half-up';

/** big.js rounds by magnitude, so floor and ceil depend on the sign. */
function modeOf(exact: Big, rounding: Rounding): 0 | 1 | 2 | 3 {
  if (rounding === 'half-up') return Big.roundHalfUp;
  const isAway = exact.lt(0) ? rounding === 'floor' : rounding === 'ceil';
  return isAway ? Big.roundUp : Big.roundDown;
}

function round(value: Decimal, decimals: number, rounding: Rounding): Big {
  const exact = toBig(value);
  return exact.round(decimals, modeOf(exact, rounding));
}

/** The largest value with at most `decimals` decimals that is not above `value`. Used by MAX and "All" buttons. */
export function floorTo(value: Decimal, decimals: number): Decimal {
  return fromBig(round(value, decimals, 'floor'));
}

/** The smallest value with at most `decimals` places that is not below `value`. */
export function ceilTo(value: Decimal, decimals: number): Decimal {
  return fromBig(round(value, decimals, 'ceil'));
}

/** Nearest value, ties away from zero. Used to display figures. */
export function roundHalfUp(value: Decimal, decimals: number): Decimal {
  return fromBig(round(value, decimals, 'half-up'));
}

/**
 * The largest multiple of `step` that is not above `value`.
 * @throws RangeError if the step is zero
 */
export function floorToStep(value: Decimal, step: Decimal): Decimal {
  if (isZero(step)) throw new RangeError('a step of zero');
  const quotient = toBig(value).div(toBig(step));
  const steps = quotient.round(0, quotient.lt(0) ? Big.roundUp : Big.roundDown);
  return fromBig(steps.times(toBig(step)));
}

/** Whether `value` is a whole multiple of `step`. */
export function isMultipleOf(value: Decimal, step: Decimal): boolean {
  return toBig(value).mod(toBig(step)).eq(0);
}

/** Text with exactly `decimals` decimals, padded with zeros. For form fields and files; use `format` for display. */
export function toFixed(value: Decimal, decimals: number, rounding: Rounding = 'half-up'): string {
  const text = round(value, decimals, rounding).toFixed(decimals);
  return /^-[0.]+$/.test(text) ? text.slice(1) : text;
}

/** A JavaScript number for drawing only (charts, bars, widths). Amounts must never be computed from it. */
export function toDrawingNumber(value: Decimal): number {
  return Number(value);
}
