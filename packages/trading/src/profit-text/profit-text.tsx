import { isNegative, isPositive, type Decimal } from '@bourse/decimal';
import { useFormat } from '@bourse/i18n';
import { Text, ValueText } from '@bourse/ui-kit';

/** The price colour of a signed figure; none for zero and an unknown one. */
export function toneOf(value: Decimal | undefined): 'up' | 'down' | undefined {
  if (value === undefined) return undefined;
  if (isPositive(value)) return 'up';
  return isNegative(value) ? 'down' : undefined;
}

/** Decimals of money on most screens. */
const MONEY_DECIMALS = 2;

export interface ProfitTextProps {
  readonly value: Decimal | undefined;
  readonly unit?: string | undefined;
  /** 2 where left out. */
  readonly decimals?: number | undefined;
}

/** A signed amount of money in the price colours. */
export function ProfitText({ value, unit = '', decimals = MONEY_DECIMALS }: ProfitTextProps) {
  const format = useFormat();
  return (
    <Text as="span" size="inherit" tone={toneOf(value)} isFigure>
      <ValueText>{format.decimal(value, { decimals, minDecimals: decimals, sign: 'always' })}</ValueText>
      {unit !== '' && ` ${unit}`}
    </Text>
  );
}
