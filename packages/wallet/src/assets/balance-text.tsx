import { floorTo, type Decimal } from '@bourse/decimal';
import { useFormat } from '@bourse/i18n';
import { VisuallyHidden } from '@bourse/ui-kit';

/** Balances in asset lists have 8 decimals (money side, section 9). */
const DECIMALS = 8;

/**
 * A balance, never rounded up. One of 8 decimals shows none of its trailing zeros: they are in its text, which assistive technology and copies
 * have, and the tooltip has the exact figure. Fewer decimals are all shown.
 */
export function BalanceText({ value, decimals = DECIMALS }: { readonly value: Decimal; readonly decimals?: number }) {
  const format = useFormat();
  const written = format.decimal(floorTo(value, decimals), { decimals, minDecimals: decimals });
  const [, figure = '', zeros = ''] = /^(.*?)((?:[.,]?0*)?)$/.exec(written) ?? [];
  if (decimals !== DECIMALS) return written;
  return (
    <span title={format.decimal(value)}>
      {figure}
      {zeros !== '' && <VisuallyHidden>{zeros}</VisuallyHidden>}
    </span>
  );
}
