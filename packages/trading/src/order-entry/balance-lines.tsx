import type { Decimal } from '@bourse/decimal';
import type { LinkProps } from '@bourse/feature-kit';
import { WrittenWorth } from '@bourse/market';
import { AmountText, FigureLine, Link } from '@bourse/ui-kit';

interface BalanceLinesProps {
  readonly labels: { readonly available: string; readonly transfer: string; readonly worth: string };
  readonly available: Decimal | undefined;
  readonly unit: string;
  /** The most decimals that are shown; 8 where left out. */
  readonly decimals?: number;
  /** Worth of the available balance in CNY; shown in the display currency. */
  readonly worth?: Decimal | undefined;
  /** To the transfer into the account that pays. */
  readonly transfer?: LinkProps | undefined;
}

/** What an order can spend, with the way to transfer more; its worth is in the tooltip. */
export function BalanceLines({ labels, available, unit, decimals = 8, worth, transfer }: BalanceLinesProps) {
  const figure = <AmountText value={available} unit={unit} decimals={decimals} />;
  return (
    <FigureLine label={labels.available}>
      {worth === undefined ? (
        figure
      ) : (
        <WrittenWorth worth={worth}>
          {(written) => <span title={`${labels.worth}: ${written}`}>{figure}</span>}
        </WrittenWorth>
      )}{' '}
      {transfer && <Link {...transfer}>{labels.transfer}</Link>}
    </FigureLine>
  );
}
