export { decimal, decimalsOf, parseDecimal, ONE, ZERO, type Decimal, type DecimalInput } from './decimal';
export {
  absolute,
  compare,
  compareKnown,
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
  sumIfKnown,
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
export { intlPlaces } from './intl-places';
export { format, trueMinus, type FormatOptions } from './format';
