export { decimal, decimalsOf, parseDecimal, ONE, ZERO, type Decimal, type DecimalInput } from './decimal';
export {
  absolute,
  compare,
  dividedBy,
  isGreater,
  isLess,
  isNegative,
  isPositive,
  isZero,
  larger,
  midpoint,
  minus,
  negate,
  percentChange,
  percentOf,
  plus,
  runningSums,
  smaller,
  sum,
  times,
} from './arithmetic';
export {
  ceilTo,
  floorTo,
  floorToStep,
  isMultipleOf,
  roundHalfUp,
  toDrawingNumber,
  toFixed,
  type Rounding,
} from './rounding';
export { format, type FormatOptions } from './format';
