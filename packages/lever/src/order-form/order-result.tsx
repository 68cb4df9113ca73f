import type { Decimal } from '@bourse/decimal';
import type { Direction } from '@bourse/contracts/lever';
import { useFormat } from '@bourse/i18n';
import { AmountText, FigureLine, FigureLines, Fold, LabelLink, PlainButton, Text, ValueText } from '@bourse/ui-kit';
import { createStored } from '@bourse/storage';
import * as v from 'valibot';
import { noLiquidationOf } from '../account/no-liquidation';
import { RiskRateText } from '../account/risk-rate-text';
import { DirectionText } from '../figures/direction-text';
import { LiquidationText } from '../figures/liquidation-text';
import { ProfitText } from '../figures/profit-text';
import { leverMessages } from '../locales/messages';
import type { AccountChange } from '../rules/account-change';
import { oppositeOf } from '../rules/direction';
import { SHOWN_MONEY_DECIMALS } from '../rules/price-decimals';
import { useOrderEntry } from './order-entry';

/** 1: the details of the order are shown, on this device. */
const openDetails = createStored('bourse.lever.details', v.number(), 0);

interface ResultProps {
  /** The direction whose figures are shown. */
  readonly side: Direction;
  readonly onSide: (side: Direction) => void;
}

/** Names the direction of the figures; a press shows those of the other one. */
function SideButton({ side, onSide }: ResultProps) {
  const { directions } = useOrderEntry();
  const text = leverMessages.useText();
  if (directions.length < 2) return <DirectionText direction={side} />;
  const label = text('form.otherSide', { side: text(side === 'long' ? 'side.long' : 'side.short') });
  return (
    <PlainButton type="button" aria-label={label} title={label} onClick={() => onSide(oppositeOf(side))}>
      <DirectionText direction={side} /> <span aria-hidden>⇄</span>
    </PlainButton>
  );
}

function Money({ value }: { readonly value: Decimal | undefined }) {
  const { market } = useOrderEntry();
  return <AmountText value={value} decimals={SHOWN_MONEY_DECIMALS} unit={market.quote} />;
}

/** Liquidation price of the account after the order, with its distance, and the margin level before → after. */
function RiskLines({ change, ...side }: ResultProps & { readonly change: AccountChange }) {
  const { market } = useOrderEntry();
  const text = leverMessages.useText();
  return (
    <>
      <FigureLine
        label={
          <>
            {text('form.liquidation')} · <SideButton {...side} />
          </>
        }
      >
        <strong>
          <LiquidationText liquidation={change.after.liquidation} mark={market.live} decimals={market.priceDecimals} />
        </strong>
      </FigureLine>
      <FigureLine label={text('account.riskRate')}>
        {change.before.riskRate !== undefined && (
          <>
            <RiskRateText at={change.before} /> →{' '}
          </>
        )}
        <RiskRateText at={change.after} />
      </FigureLine>
    </>
  );
}

/**
 * The result of an order of one direction, above its button: risk, margin and fee of a position that opens; P/L and margin of those that close.
 * Nothing before there is an order.
 */
export function OrderResult(props: ResultProps) {
  const { form } = useOrderEntry();
  const { summaries, reductions } = form.preview;
  const text = leverMessages.useText();
  const format = useFormat();
  const { side } = props;
  if (form.values.draft.isReduceOnly) {
    const reduction = reductions[side];
    if (!reduction) return null;
    const { change, lots, open, profit, margin } = reduction;
    return (
      <FigureLines>
        <RiskLines {...props} change={change} />
        <FigureLine label={text('reduce.closes')}>
          {text('reduce.closesOf', { lots: format.amount(lots), open: format.amount(open) })}
        </FigureLine>
        <FigureLine label={text('reduce.profit')}>
          <ProfitText value={profit} />
        </FigureLine>
        <FigureLine label={text('reduce.released')}>
          <Money value={margin} />
        </FigureLine>
      </FigureLines>
    );
  }
  const { change, margin, fee } = summaries[side];
  if (!change) return null;
  return (
    <FigureLines>
      <RiskLines {...props} change={change} />
      <FigureLine label={text('form.margin')}>
        <Money value={margin} />
      </FigureLine>
      <FigureLine label={text('form.fees')}>
        <Money value={fee?.total} />
      </FigureLine>
    </FigureLines>
  );
}

/** The other figures of the order. They stay open once they were opened. */
export function OrderDetails({ side }: Pick<ResultProps, 'side'>) {
  const { form, market, balance } = useOrderEntry();
  const { summaries, reductions } = form.preview;
  const isOpen = openDetails.useValue() === 1;
  const text = leverMessages.useText();
  const isReducing = form.values.draft.isReduceOnly;
  const { value, fee, balanceAfter, ...summary } = summaries[side];
  const change = isReducing ? reductions[side]?.change : summary.change;
  if (!change) return null;
  const reason = noLiquidationOf(change.after.liquidation);
  return (
    <Fold title={text('form.details')} isOpen={isOpen} onToggle={(wanted) => openDetails.write(wanted ? 1 : undefined)}>
      <FigureLines>
        {!isReducing && (
          <>
            <FigureLine label={text('form.value')}>
              <Money value={value} />
            </FigureLine>
            <FigureLine label={text('form.spread')}>
              <Money value={fee?.spread} />
            </FigureLine>
            <FigureLine
              label={balance.fees ? <LabelLink {...balance.fees}>{text('form.fee')}</LabelLink> : text('form.fee')}
            >
              <Money value={fee?.tradeFee} />
            </FigureLine>
            <FigureLine label={text('form.balanceAfter')}>
              <Money value={balanceAfter} />
            </FigureLine>
          </>
        )}
        <FigureLine label={text('account.margins')}>
          <ValueText>
            <Money value={change.before.margins} /> → <Money value={change.after.margins} />
          </ValueText>
        </FigureLine>
      </FigureLines>
      {reason !== undefined && (
        <Text size="dense" tone="quiet">
          {text(reason, { symbol: market.symbol })}
        </Text>
      )}
    </Fold>
  );
}
