import type { Decimal } from '@bourse/decimal';
import { useFormat } from '@bourse/i18n';
import { ValueText, VisuallyHidden, type MissingReason } from '@bourse/ui-kit';

export interface PricePairProps {
  readonly prices: readonly [Decimal | undefined, Decimal | undefined];
  readonly decimals: number | undefined;
  /** Names of the two prices, for screen readers. */
  readonly labels: readonly [string, string];
  /** Why a price is missing. Default: the exchange does not send it. */
  readonly missing?: MissingReason;
}

/** Two prices of a row beside each other: entry and mark, take profit and stop loss. */
export function PricePair({ prices, decimals, labels, missing }: PricePairProps) {
  const format = useFormat();
  const [first, second] = [format.price(prices[0], decimals), format.price(prices[1], decimals)];
  return (
    <>
      <VisuallyHidden>{labels[0]} </VisuallyHidden>
      <ValueText missing={missing}>{first}</ValueText>
      <span aria-hidden> / </span>
      <VisuallyHidden>, {labels[1]} </VisuallyHidden>
      <ValueText missing={missing}>{second}</ValueText>
    </>
  );
}
