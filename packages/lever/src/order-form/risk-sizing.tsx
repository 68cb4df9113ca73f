import type { Decimal } from '@bourse/decimal';
import { useFormat } from '@bourse/i18n';
import { Button, FieldGroup, NumberField, RadioGroup, Text } from '@bourse/ui-kit';
import { useState } from 'react';
import type { Direction } from '@bourse/contracts/lever';
import { lotsIn } from '../locales/lots-in';
import { leverMessages } from '../locales/messages';
import { SHOWN_MONEY_DECIMALS } from '../rules/price-decimals';
import type { SizingBase } from '../rules/order-preview';
import { riskBasedLots } from '../rules/risk-based-lots';

export interface RiskSizingProps {
  readonly quote: string;
  /** Prices, lot size, fee and limits; `undefined` while one of them is not known. */
  readonly base: Readonly<Record<Direction, SizingBase | undefined>>;
  /** Puts the lots into the form. */
  readonly onApply: (lots: Decimal) => void;
  /** The stop loss of the form. */
  readonly stopLosses: Readonly<Record<Direction, Decimal | undefined>>;
}

/** "Risk at most X with this stop": computes the lots. */
export function RiskSizing({ quote, base, onApply, stopLosses }: RiskSizingProps) {
  const text = leverMessages.useText();
  const format = useFormat();
  const [direction, setDirection] = useState<Direction>('long');
  const [risk, setRisk] = useState<Decimal>();
  const known = base[direction];
  const stopLoss = stopLosses[direction];
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
      {risk !== undefined && stopLoss === undefined && (
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
