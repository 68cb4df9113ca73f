import type { Decimal } from '@bourse/decimal';
import { useFormat } from '@bourse/i18n';
import { Button, colour, FONT_SIZE, NumberField, RadioGroup, WEIGHT } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { useState } from 'react';
import type { Direction } from '../contract';
import { lotsIn } from '../locales/lots-in';
import { leverMessages } from '../locales/messages';
import { SHOWN_MONEY_DECIMALS } from '../rules/price-decimals';
import { riskBasedLots, type RiskBudget } from '../rules/risk-based-lots';

const Group = styled('fieldset')({ display: 'grid', gap: 12, margin: 0, padding: 0, border: 0 });
const Title = styled('legend')({ padding: '0 0 8px', fontSize: FONT_SIZE.table, fontWeight: WEIGHT.strong });
const Result = styled('output')({ fontSize: FONT_SIZE.dense, color: colour.quiet });

export interface RiskSizingProps {
  readonly quote: string;
  /** Decimals of the pair's prices. */
  readonly priceDecimals: number;
  /** Prices, lot size, fee and limits; `undefined` while one of them is not known. */
  readonly base: Readonly<Record<Direction, Omit<RiskBudget, 'risk' | 'stopLoss' | 'direction'> | undefined>>;
  /** Puts the lots into the form. */
  readonly onApply: (lots: Decimal) => void;
}

interface RiskSizingStop {
  /** The stop loss of the form. */
  readonly stopLoss: Decimal | undefined;
  /** The form has no stop loss (limit order): the planned one is entered here. It is not part of the order. */
  readonly hasOwnStop: boolean;
}

/** "Risk at most X with this stop": computes the lots. */
export function RiskSizing(props: RiskSizingProps & RiskSizingStop) {
  const { quote, priceDecimals, base, hasOwnStop, onApply } = props;
  const text = leverMessages.useText();
  const format = useFormat();
  const [direction, setDirection] = useState<Direction>('long');
  const [risk, setRisk] = useState<Decimal>();
  const [plannedStop, setPlannedStop] = useState<Decimal>();
  const stopLoss = hasOwnStop ? plannedStop : props.stopLoss;
  const known = base[direction];
  const sized =
    known && risk !== undefined && stopLoss !== undefined
      ? riskBasedLots({ ...known, direction, risk, stopLoss })
      : undefined;
  return (
    <Group>
      <Title>{text('sizing.title')}</Title>
      <RadioGroup
        isRow
        label={text('sizing.direction')}
        value={direction}
        onChange={setDirection}
        options={[
          { value: 'long', label: text('side.long') },
          { value: 'short', label: text('side.short') },
        ]}
      />
      <NumberField
        name="risk"
        label={text('sizing.risk')}
        value={risk}
        onChange={setRisk}
        decimals={SHOWN_MONEY_DECIMALS}
        unit={quote}
      />
      {hasOwnStop && (
        <NumberField
          name="plannedStop"
          label={text('sizing.plannedStop')}
          value={plannedStop}
          onChange={setPlannedStop}
          decimals={priceDecimals}
          unit={quote}
        />
      )}
      {!hasOwnStop && risk !== undefined && stopLoss === undefined && <Result>{text('sizing.stopMissing')}</Result>}
      {sized && 'problem' in sized && <Result>{text(sized.problem)}</Result>}
      {sized && 'lots' in sized && stopLoss !== undefined && (
        <>
          <Result>
            {text(sized.isCapped ? 'sizing.capped' : 'sizing.result', {
              ...lotsIn(format, sized.lots),
              loss: format.money(sized.loss, { decimals: 4 }),
              quote,
            })}
          </Result>
          <Button size="small" tone="quiet" onClick={() => onApply(sized.lots)}>
            {text('sizing.apply')}
          </Button>
        </>
      )}
    </Group>
  );
}
