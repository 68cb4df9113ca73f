import type { Decimal } from '@bourse/decimal';
import { NO_VALUE, useFormat } from '@bourse/i18n';
import { ValueText, VisuallyHidden } from '@bourse/ui-kit';
import type { Direction } from '@bourse/contracts/lever';
import { leverMessages } from '../locales/messages';
import { distanceTo } from '../rules/distance';
import type { LiquidationPrice } from '../rules/liquidation-price';
import { riskLevel } from '../rules/risk-level';
import { RiskMark } from './risk-mark';

export interface LiquidationTextProps {
  /** `undefined`: the server sends no maintenance rate, or a figure is missing. */
  readonly liquidation: LiquidationPrice | undefined;
  /** Live price from which the distance is measured; no distance if omitted. */
  readonly mark?: Decimal | undefined;
  /**
   * Of the position in whose row the text is. The price is the account's: a position against the net position of the pair gains on the
   * way to it, and does not show it.
   */
  readonly direction?: Direction | undefined;
  /** In rows of positions: the price is the account's, so that the row names the account and shows the distance only. */
  readonly isOfAccount?: boolean;
  /** Decimals of the pair's prices. */
  readonly decimals: number;
}

/** Estimated liquidation price with its distance in per cent, marked where it is near, or "not liquidatable". */
export function LiquidationText({ liquidation, mark, direction, decimals, isOfAccount = false }: LiquidationTextProps) {
  const text = leverMessages.useText();
  const format = useFormat();
  if (!liquidation) return <ValueText>{NO_VALUE}</ValueText>;
  if (liquidation.kind === 'none') return <>{text('liquidation.none')}</>;
  if (direction !== undefined && liquidation.below !== (direction === 'long'))
    return <>{text('liquidation.otherSide')}</>;
  const price = format.price(liquidation.price, decimals);
  const distance = mark && distanceTo(mark, liquidation.price);
  const level = distance && riskLevel(undefined, distance);
  const away = distance && (
    <small>
      <RiskMark level={level === 'safe' ? undefined : level}>({format.percent(distance)})</RiskMark>
    </small>
  );
  if (isOfAccount) {
    return (
      <span title={text('liquidation.accountPrice', { price })}>
        {text('liquidation.account')}
        <VisuallyHidden> {price}</VisuallyHidden>
        {away && <> {away}</>}
      </span>
    );
  }
  return (
    <>
      {price} {away}
    </>
  );
}
