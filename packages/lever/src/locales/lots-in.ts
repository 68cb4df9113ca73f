import { toDrawingNumber, type Decimal } from '@bourse/decimal';
import type { Formatter } from '@bourse/i18n';

/** The values of a text with a number of lots: `lots` is shown, `count` selects the plural form. */
export const lotsIn = (format: Formatter, lots: Decimal) => ({
  lots: format.amount(lots),
  count: toDrawingNumber(lots),
});
