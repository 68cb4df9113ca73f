import { floorTo, type Decimal } from '@bourse/decimal';
import { useFormat } from '@bourse/i18n';
import { colour } from '@bourse/ui-kit';
import styled from '@emotion/styled';

/** Balances in asset lists have 8 decimals (money side, section 9). */
const DECIMALS = 8;

const Quiet = styled('span')({ color: colour.quiet });

/** A balance: all 8 decimals, never rounded up to more than there is, the closing zeros quiet. */
export function BalanceText({ value }: { readonly value: Decimal }) {
  const format = useFormat();
  const written = format.decimal(floorTo(value, DECIMALS), { decimals: DECIMALS, minDecimals: DECIMALS });
  const [, figure = '', zeros = ''] = /^(.*?)((?:[.,]?0*)?)$/.exec(written) ?? [];
  return (
    <>
      {figure}
      <Quiet>{zeros}</Quiet>
    </>
  );
}
