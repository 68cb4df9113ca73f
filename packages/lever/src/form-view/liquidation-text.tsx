import type { Decimal } from '@bourse/decimal';
import { useFormat } from '@bourse/i18n';
import { leverMessages } from '../locales/messages';
import { distanceTo } from '../rules/distance';
import { PRICE_DECIMALS, type LiquidationPrice } from '../rules/liquidation-price';

export interface LiquidationTextProps {
  /** `undefined`: the server sends no maintenance rate, or a figure is missing. */
  readonly liquidation: LiquidationPrice | undefined;
  /** Live price from which the distance is measured; no distance if omitted. */
  readonly mark?: Decimal | undefined;
  /** Volatility of a 1-minute bar, per cent. */
  readonly sigma?: number | undefined;
}

/** Estimated liquidation price with its distance in per cent and in standard deviations, or "not liquidatable". */
export function LiquidationText({ liquidation, mark, sigma }: LiquidationTextProps) {
  const text = leverMessages.useText();
  const format = useFormat();
  if (!liquidation) return <>—</>;
  if (liquidation.kind === 'none') return <>{text('liquidation.none')}</>;
  const price = format.price(liquidation.price, PRICE_DECIMALS);
  const distance = mark && distanceTo(mark, liquidation.price, sigma);
  if (!distance) return <>{price}</>;
  const percent = format.percent(distance.percent);
  const apart =
    distance.sigmas === undefined
      ? percent
      : text('liquidation.distance', { percent, sigmas: format.number(Math.round(distance.sigmas * 10) / 10) });
  return (
    <>
      {price} <small>({apart})</small>
    </>
  );
}
