import type { Decimal } from '@bourse/decimal';
import { useFormat } from '@bourse/i18n';
import { Button, colour, NumberField, RadioGroup } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { useState } from 'react';
import type { Direction } from '../contract';
import { leverMessages } from '../locales/messages';
import { PRICE_DECIMALS } from '../rules/liquidation-price';
import { riskBasedLots, type RiskBudget } from '../rules/risk-based-lots';

const Group = styled('fieldset')({ display: 'grid', gap: 12, margin: 0, padding: 0, border: 0 });
const Title = styled('legend')({ padding: '0 0 8px', fontSize: 13, fontWeight: 600 });
const Result = styled('output')({ fontSize: 12, color: colour.quiet });

export interface RiskSizingProps {
  readonly quote: string;
  /** Prices, lot size, fee and limits; `undefined` while one of them is not known. */
  readonly base: Readonly<Record<Direction, Omit<RiskBudget, 'risk' | 'stopLoss' | 'direction'> | undefined>>;
  /** Puts lots and stop loss into the form. */
  readonly onApply: (lots: Decimal, stopLoss: Decimal) => void;
}

/** "Risk at most X with this stop": computes the lots. */
export function RiskSizing({ quote, base, onApply }: RiskSizingProps) {
  const text = leverMessages.useText();
  const format = useFormat();
  const [direction, setDirection] = useState<Direction>('long');
  const [risk, setRisk] = useState<Decimal>();
  const [stopLoss, setStopLoss] = useState<Decimal>();
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
        decimals={PRICE_DECIMALS}
        unit={quote}
      />
      <NumberField
        name="sizingStop"
        label={text('stops.stopLoss')}
        value={stopLoss}
        onChange={setStopLoss}
        decimals={PRICE_DECIMALS}
        unit={quote}
      />
      {sized && 'problem' in sized && <Result>{text(sized.problem)}</Result>}
      {sized && 'lots' in sized && stopLoss !== undefined && (
        <>
          <Result>
            {text(sized.isCapped ? 'sizing.capped' : 'sizing.result', {
              lots: format.amount(sized.lots),
              loss: format.money(sized.loss, { decimals: 4 }),
              quote,
            })}
          </Result>
          <Button size="small" tone="quiet" onClick={() => onApply(sized.lots, stopLoss)}>
            {text('sizing.apply')}
          </Button>
        </>
      )}
    </Group>
  );
}
