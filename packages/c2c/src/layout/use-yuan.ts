import type { Decimal } from '@bourse/decimal';
import { NO_VALUE, useFormat } from '@bourse/i18n';

/** CNY with two decimals. */
export function useYuan(): (value: Decimal | undefined) => string {
  const format = useFormat();
  return (value) => (value === undefined ? NO_VALUE : format.money(value, { currency: 'CNY', decimals: 2 }));
}
