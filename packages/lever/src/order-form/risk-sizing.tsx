import type { Decimal } from '@bourse/decimal';
import { useFormat } from '@bourse/i18n';
import { Button, FieldGroup, NumberField, RadioGroup, Text } from '@bourse/ui-kit';
import { useState } from 'react';
import type { Direction } from '../contract';
import { lotsIn } from '../locales/lots-in';
import { leverMessages } from '../locales/messages';
import { SHOWN_MONEY_DECIMALS } from '../rules/price-decimals';
import type { SizingBase } from '../rules/order-preview';
import { riskBasedLots } from '../rules/risk-based-lots';

export interface RiskSizingProps {
  readonly quote: string;
  /** Decimals of the pair's prices. */
  readonly priceDecimals: number;
  /** Prices, lot size, fee and limits; `undefined` while one of them is not known. */
  readonly base: Readonly<Record<Direction, SizingBase | undefined>>;
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
    <FieldGroup legend={text('sizing.title')} legendLook="title">
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
      {!hasOwnStop && risk !== undefined && stopLoss === undefined && (
        <Text as="output" size="dense" tone="quiet">
          {text('sizing.stopMissing')}
        </Text>
      )}
      {sized && 'problem' in sized && (
        <Text as="output" size="dense" tone="quiet">
          {text(sized.problem)}
        </Text>
      )}
      {sized && 'lots' in sized && stopLoss !== undefined && (
        <>
          <Text as="output" size="dense" tone="quiet">
            {text(sized.isCapped ? 'sizing.capped' : 'sizing.result', {
              ...lotsIn(format, sized.lots),
              loss: format.money(sized.loss, { decimals: 4 }),
              quote,
            })}
          </Text>
          <Button size="small" tone="quiet" onClick={() => onApply(sized.lots)}>
            {text('sizing.apply')}
          </Button>
        </>
      )}
    </FieldGroup>
  );
}
