import { floorTo, type Decimal } from '@bourse/decimal';
import { useFormat } from '@bourse/i18n';
import { Text } from '@bourse/ui-kit';

/** Balances in asset lists have 8 decimals (money side, section 9). */
const DECIMALS = 8;

/** A balance with a fixed number of decimals (8), never rounded up, the trailing zeros in a quiet colour. */
export function BalanceText({ value, decimals = DECIMALS }: { readonly value: Decimal; readonly decimals?: number }) {
  const format = useFormat();
  const written = format.decimal(floorTo(value, decimals), { decimals, minDecimals: decimals });
  const [, figure = '', zeros = ''] = /^(.*?)((?:[.,]?0*)?)$/.exec(written) ?? [];
  return (
    <>
      {figure}
      <Text as="span" size="inherit" tone="quiet">
        {zeros}
      </Text>
    </>
  );
}
