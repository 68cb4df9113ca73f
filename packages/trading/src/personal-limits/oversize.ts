import { decimal, dividedBy, isGreater, isPositive, times, type Decimal } from '@bourse/decimal';

const HUNDRED = decimal(100);

/** From this share of the portfolio on an order is called large, per cent. */
const LARGE_PERCENT = decimal(25);

/**
 * The share of the portfolio that an order puts at stake, per cent, if it is large (above 25 %); `undefined` for a smaller one and while a
 * figure is missing. Warns, never blocks. `stake` and `portfolio` in the same currency.
 */
export function oversizeOf(stake: Decimal | undefined, portfolio: Decimal | undefined): Decimal | undefined {
  if (stake === undefined || portfolio === undefined || !isPositive(portfolio)) return undefined;
  const share = dividedBy(times(stake, HUNDRED), portfolio);
  return isGreater(share, LARGE_PERCENT) ? share : undefined;
}
