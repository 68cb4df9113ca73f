import type { Decimal } from '@bourse/decimal';
import { NO_VALUE, useFormat } from '@bourse/i18n';
import { Box, FigureLine, ValueText } from '@bourse/ui-kit';
import { leverMessages } from '../locales/messages';
import type { AccountChange } from '../rules/account-change';
import { SHOWN_MONEY_DECIMALS } from '../rules/price-decimals';
import { LiquidationText } from '../figures/liquidation-text';
import { noLiquidationOf } from './no-liquidation';
import { RiskRateText } from './risk-rate-text';

export interface ChangeLinesProps {
  readonly change: AccountChange;
  readonly quote: string;
  /** Decimals of the pair's prices. */
  readonly priceDecimals: number;
  /** The pair of the liquidation price; without one the line is left out, e.g. where positions of several pairs close. */
  readonly symbol?: string | undefined;
}

/** What an order does to the whole account: used margin, margin level and liquidation price, before → after. */
export function ChangeLines({ change, quote, priceDecimals, symbol }: ChangeLinesProps) {
  const text = leverMessages.useText();
  const format = useFormat();
  const { before, after } = change;
  const money = (value: Decimal | undefined) =>
    value === undefined ? NO_VALUE : format.decimal(value, { decimals: SHOWN_MONEY_DECIMALS, minDecimals: 2 });
  const reason = noLiquidationOf(after.liquidation);
  return (
    <>
      <FigureLine label={text('account.margins')}>
        <ValueText>{money(before.margins)}</ValueText> → <ValueText>{money(after.margins)}</ValueText> {quote}
      </FigureLine>
      <FigureLine label={text('account.riskRate')}>
        <RiskRateText at={before} /> → <RiskRateText at={after} />
      </FigureLine>
      {symbol !== undefined && (
        <FigureLine label={text('form.liquidation')}>
          <LiquidationText liquidation={before.liquidation} decimals={priceDecimals} /> →{' '}
          <LiquidationText liquidation={after.liquidation} decimals={priceDecimals} />
          {reason !== undefined && <Box sx={{ maxWidth: 160 }}>{text(reason, { symbol })}</Box>}
        </FigureLine>
      )}
    </>
  );
}
