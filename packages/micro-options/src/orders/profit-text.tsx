import { absolute, isNegative, isPositive, type Decimal } from '@bourse/decimal';
import { NO_VALUE, useFormat } from '@bourse/i18n';
import { Text, ValueText } from '@bourse/ui-kit';

/** A P/L with sign and colour. */
export function ProfitText({ value, unit }: { readonly value: Decimal | undefined; readonly unit?: string }) {
  const format = useFormat();
  if (value === undefined) return <ValueText>{NO_VALUE}</ValueText>;
  const direction = isPositive(value) ? 'up' : isNegative(value) ? 'down' : undefined;
  const sign = direction === 'up' ? '+' : direction === 'down' ? '−' : '';
  return (
    <Text as="span" size="inherit" tone={direction}>
      {sign}
      {format.money(absolute(value), unit === undefined ? {} : { currency: unit })}
    </Text>
  );
}
