import type { Decimal } from '@bourse/decimal';
import { useFormat } from '@bourse/i18n';
import { Text } from '@bourse/ui-kit';
import { SHOWN_MONEY_DECIMALS } from '../rules/price-decimals';

/** A signed amount of money in the price colours. */
export function ProfitText({ value, unit = '' }: { readonly value: Decimal; readonly unit?: string }) {
  const format = useFormat();
  const tone = value.startsWith('-') ? 'down' : 'up';
  return (
    <Text as="span" size="inherit" tone={value === '0' ? undefined : tone} isFigure>
      {format.decimal(value, { decimals: SHOWN_MONEY_DECIMALS, minDecimals: 2, sign: 'always' })}
      {unit !== '' && ` ${unit}`}
    </Text>
  );
}
