import type { Decimal } from '@bourse/decimal';
import type { Formatter } from '@bourse/i18n';

/** Rates such as 0.075 % have more decimals than other percentages. */
const DECIMALS = 4;

/** A fee rate in per cent, as text. */
export const rateText = (format: Formatter, rate: Decimal | undefined): string =>
  format.percent(rate, { decimals: DECIMALS });
