import styled from '@emotion/styled';
import type { Decimal } from '@bourse/decimal';
import { useFormat } from '@bourse/i18n';
import { colour } from '../theme/variables';
import type { MissingReason } from './missing-text';
import { ValueText } from './value-text';

const Figure = styled('span')({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
const Unit = styled('span')({ color: colour.quiet, marginInlineStart: 4 });

export interface AmountTextProps {
  value: Decimal | undefined;
  /** The most places; 8 where left out. */
  decimals?: number;
  /** Currency, quiet behind the figure. */
  unit?: string | undefined;
  /** Why the value is missing, where it is `undefined`. Default: the exchange does not send it. */
  missing?: MissingReason | undefined;
}

/** A quantity of something, with its unit. */
export function AmountText({ value, decimals = 8, unit, missing }: AmountTextProps) {
  const format = useFormat();
  return (
    <Figure translate="no">
      <ValueText missing={missing}>{format.amount(value, decimals)}</ValueText>
      {unit !== undefined && <Unit>{unit}</Unit>}
    </Figure>
  );
}
