import type { Decimal } from '@bourse/decimal';
import type { LinkProps } from '@bourse/feature-kit';
import { useFormat } from '@bourse/i18n';
import { yuanDecimals } from '@bourse/market';
import { AmountText, FigureLine, Link } from '@bourse/ui-kit';

interface BalanceLinesProps {
  readonly labels: { readonly available: string; readonly transfer: string; readonly worth: string };
  readonly available: Decimal | undefined;
  readonly unit: string;
  /** The most decimals that are shown; 8 where left out. */
  readonly decimals?: number;
  /** Worth of the available balance in yuan. */
  readonly worth?: Decimal | undefined;
  /** To the transfer into the account that pays. */
  readonly transfer?: LinkProps | undefined;
}

/** What an order can spend, with the way to transfer more; its worth in yuan is in the tooltip. */
export function BalanceLines({ labels, available, unit, decimals = 8, worth, transfer }: BalanceLinesProps) {
  const format = useFormat();
  return (
    <FigureLine label={labels.available}>
      <span title={worth && `${labels.worth}: ≈ ${format.yuan(worth, yuanDecimals(worth))}`}>
        <AmountText value={available} unit={unit} decimals={decimals} />
      </span>{' '}
      {transfer && <Link {...transfer}>{labels.transfer}</Link>}
    </FigureLine>
  );
}
