import * as fc from 'fast-check';
import { decimal, type Decimal } from './decimal';

/** Any decimal of up to 24 digits before and 18 after the point. */
export function anyDecimal(): fc.Arbitrary<Decimal> {
  return fc
    .tuple(fc.bigInt({ min: -(10n ** 24n), max: 10n ** 24n }), fc.bigInt({ min: 0n, max: 10n ** 18n - 1n }))
    .map(([whole, fraction]) => decimal(`${whole}.${fraction.toString().padStart(18, '0')}`));
}
