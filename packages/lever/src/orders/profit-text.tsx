import type { Decimal } from '@bourse/decimal';
import { useFormat } from '@bourse/i18n';
import { colour } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { SHOWN_MONEY_DECIMALS } from '../rules/price-decimals';

const Figure = styled('span')({
  fontVariantNumeric: 'tabular-nums',
  '&[data-tone="up"]': { color: colour.up },
  '&[data-tone="down"]': { color: colour.down },
});

/** A signed amount of money in the price colours. */
export function ProfitText({ value, unit = '' }: { readonly value: Decimal; readonly unit?: string }) {
  const format = useFormat();
  const tone = value.startsWith('-') ? 'down' : 'up';
  return (
    <Figure data-tone={value === '0' ? undefined : tone}>
      {format.decimal(value, { decimals: SHOWN_MONEY_DECIMALS, minDecimals: 2, sign: 'always' })}
      {unit !== '' && ` ${unit}`}
    </Figure>
  );
}
