import type { Decimal } from '@bourse/decimal';
import { NO_VALUE, useFormat } from '@bourse/i18n';
import { ValueText } from '@bourse/ui-kit';
import type { ReactNode } from 'react';
import { RiskRateText } from '../account/risk-rate-text';
import type { Direction } from '@bourse/contracts/lever';
import { leverMessages } from '../locales/messages';
import { ProfitText } from '../figures/profit-text';
import type { AccountFiguresAt } from '../rules/account-change';
import { SHOWN_MONEY_DECIMALS } from '../rules/price-decimals';
import type { Reduction } from '../rules/reduction';
import { LiquidationText } from '../figures/liquidation-text';
import { TwoSides } from './two-sides';

export interface ReduceTableProps {
  /** By the direction of the positions; `undefined` without lots. */
  readonly reductions: Readonly<Record<Direction, Reduction | undefined>>;
  readonly directions: readonly Direction[];
  readonly quote: string;
  /** Decimals of the pair's prices. */
  readonly priceDecimals: number;
}

const profitOf = ({ profit }: Reduction) => <ProfitText value={profit} />;
const riskRateOf = (at: AccountFiguresAt) => <RiskRateText at={at} />;

/** What a reduce-only order closes, and what it does to the whole account: each figure after the order, above the present one. */
export function ReduceTable({ reductions, directions, quote, priceDecimals }: ReduceTableProps) {
  const text = leverMessages.useText();
  const format = useFormat();
  const missing = <ValueText missing="notEntered">{NO_VALUE}</ValueText>;
  const row = (id: string, term: string, show: (reduction: Reduction) => ReactNode) => ({
    id,
    term,
    long: reductions.long ? show(reductions.long) : missing,
    short: reductions.short ? show(reductions.short) : missing,
  });
  const money = (value: Decimal | undefined) => <ValueText>{format.price(value, SHOWN_MONEY_DECIMALS)}</ValueText>;
  const changed =
    (show: (at: AccountFiguresAt) => ReactNode) =>
    ({ change }: Reduction) => (
      <>
        {show(change.after)}
        <small>
          {text('form.now')} {show(change.before)}
        </small>
      </>
    );
  const liquidationOf = ({ liquidation }: AccountFiguresAt) => (
    <LiquidationText liquidation={liquidation} decimals={priceDecimals} />
  );
  return (
    <TwoSides
      unit={quote}
      sides={directions}
      rows={[
        row('lots', text('reduce.closes'), ({ lots, open }) =>
          text('reduce.closesOf', { lots: format.amount(lots), open: format.amount(open) }),
        ),
        row('profit', text('reduce.profit'), profitOf),
        row('released', text('reduce.released'), ({ margin }) => money(margin)),
        row('liquidation', text('form.liquidation'), changed(liquidationOf)),
        row('rate', text('account.riskRate'), changed(riskRateOf)),
        row(
          'margins',
          text('account.margins'),
          changed(({ margins }) => money(margins)),
        ),
      ]}
    />
  );
}
