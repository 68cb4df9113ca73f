import styled from '@emotion/styled';
import type { Decimal } from '@bourse/decimal';
import { useFormat } from '@bourse/i18n';
import { colour } from '../theme/variables';

const Figure = styled('span')({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
const Unit = styled('span')({ color: colour.quiet, fontSize: '0.9em', marginInlineStart: 4 });

export interface AmountTextProps {
  value: Decimal | undefined;
  /** The most places; 8 where left out. */
  decimals?: number;
  /** Currency, quiet behind the figure. */
  unit?: string | undefined;
}

/** A quantity of something, with its unit. */
export function AmountText({ value, decimals = 8, unit }: AmountTextProps) {
  const format = useFormat();
  return (
    <Figure>
      {format.amount(value, decimals)}
      {unit !== undefined && <Unit>{unit}</Unit>}
    </Figure>
  );
}
