import type { Decimal } from '@bourse/decimal';
import type { LinkProps } from '@bourse/feature-kit';
import { NO_VALUE, useFormat } from '@bourse/i18n';
import { Link, Text, ValueText } from '@bourse/ui-kit';
import type { ReactNode } from 'react';
import { noLiquidationOf } from '../account/no-liquidation';
import { RiskRateText } from '../account/risk-rate-text';
import type { Direction } from '@bourse/contracts/lever';
import { leverMessages } from '../locales/messages';
import type { AccountFiguresAt } from '../rules/account-change';
import type { DirectionSummary } from '../rules/order-rules';
import { SHOWN_MONEY_DECIMALS } from '../rules/price-decimals';
import { LiquidationText } from '../figures/liquidation-text';
import { TwoSides, type TwoSidesRow } from './two-sides';

export interface PreviewTableProps {
  readonly summaries: Readonly<Record<Direction, DirectionSummary>>;
  readonly directions: readonly Direction[];
  readonly symbol: string;
  readonly quote: string;
  /** Decimals of the pair's prices. */
  readonly priceDecimals: number;
  /** Price from which the distance to the liquidation price is measured. */
  readonly live: Decimal | undefined;
  /** To the fee page. */
  readonly fees?: LinkProps | undefined;
}

const riskRateOf = (at: AccountFiguresAt) => <RiskRateText at={at} />;

/** What an order costs, and what it does to the whole account: each figure of the account after the order, above the present one. */
export function PreviewTable({ summaries, directions, symbol, quote, priceDecimals, live, fees }: PreviewTableProps) {
  const text = leverMessages.useText();
  const format = useFormat();
  const figure = (value: Decimal | undefined) => (
    <ValueText missing="notEntered">{format.price(value, SHOWN_MONEY_DECIMALS)}</ValueText>
  );
  const row = (id: string, term: ReactNode, cell: (summary: DirectionSummary) => ReactNode): TwoSidesRow => ({
    id,
    term,
    long: cell(summaries.long),
    short: cell(summaries.short),
  });
  const changed = (show: (at: AccountFiguresAt, isAfter: boolean) => ReactNode) => (summary: DirectionSummary) =>
    summary.change ? (
      <>
        {show(summary.change.after, true)}
        <small>
          {text('form.now')} {show(summary.change.before, false)}
        </small>
      </>
    ) : (
      <ValueText missing="notEntered">{NO_VALUE}</ValueText>
    );
  const liquidationOf = ({ liquidation }: AccountFiguresAt, isAfter: boolean) => (
    <LiquidationText liquidation={liquidation} mark={isAfter ? live : undefined} decimals={priceDecimals} />
  );
  // The reason is the same for both directions, or that of the only one that has none.
  const [reason] = directions.flatMap((direction) => {
    const { change } = summaries[direction];
    return (change && noLiquidationOf(change.after.liquidation)) ?? [];
  });
  return (
    <>
      <TwoSides
        unit={quote}
        sides={directions}
        rows={[
          row('value', text('form.value'), ({ value }) => figure(value)),
          row('margin', text('form.margin'), ({ margin }) => figure(margin)),
          row('spread', text('form.spread'), ({ fee }) => figure(fee?.spread)),
          row('fee', fees ? <Link {...fees}>{text('form.fee')}</Link> : text('form.fee'), ({ fee }) =>
            figure(fee?.tradeFee),
          ),
          row('after', text('form.balanceAfter'), ({ balanceAfter }) => figure(balanceAfter)),
          row('liquidation', text('form.liquidation'), changed(liquidationOf)),
          row('rate', text('account.riskRate'), changed(riskRateOf)),
          row(
            'margins',
            text('account.margins'),
            changed(({ margins }) => figure(margins)),
          ),
        ]}
      />
      {reason !== undefined && (
        <Text size="dense" tone="quiet">
          {text(reason, { symbol })}
        </Text>
      )}
    </>
  );
}
