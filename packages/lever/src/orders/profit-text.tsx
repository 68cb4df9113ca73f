import type { Decimal } from '@bourse/decimal';
import { useFormat } from '@bourse/i18n';
import { Text, ValueText } from '@bourse/ui-kit';
import { SHOWN_MONEY_DECIMALS } from '../rules/price-decimals';

/** The price colour of a signed figure; none for zero and an unknown one. */
export function toneOf(value: Decimal | undefined): 'up' | 'down' | undefined {
  if (value === undefined || value === '0') return undefined;
  return value.startsWith('-') ? 'down' : 'up';
}

export interface ProfitTextProps {
  readonly value: Decimal | undefined;
  readonly unit?: string;
}

/** A signed amount of money in the price colours. */
export function ProfitText({ value, unit = '' }: ProfitTextProps) {
  const format = useFormat();
  return (
    <Text as="span" size="inherit" tone={toneOf(value)} isFigure>
      <ValueText>{format.decimal(value, { decimals: SHOWN_MONEY_DECIMALS, minDecimals: 2, sign: 'always' })}</ValueText>
      {unit !== '' && ` ${unit}`}
    </Text>
  );
}
