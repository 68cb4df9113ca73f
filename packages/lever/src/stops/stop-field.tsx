import { absolute, decimal, isNegative, isZero, negate, ONE, type Decimal } from '@bourse/decimal';
import { useFormat } from '@bourse/i18n';
import { Button, Chip, FieldGroup, FieldRow, NumberField, Row } from '@bourse/ui-kit';
import { useState } from 'react';
import { leverMessages } from '../locales/messages';
import { SHOWN_MONEY_DECIMALS } from '../rules/price-decimals';
import {
  isAboveMarket,
  priceForProfit,
  STOP_PERCENTS,
  stepStop,
  stopStep,
  stopAtPercent,
  type StopKind,
  type StopProblem,
} from '../rules/stops';
import { unrealisedProfit, type Exposure } from '../rules/unrealised-profit';

export interface StopFieldProps {
  readonly kind: StopKind;
  readonly quote: string;
  /** Decimals of the pair's prices. */
  readonly priceDecimals: number;
  readonly value: Decimal | undefined;
  /** If the size is unknown, no profit or loss is shown. */
  readonly exposure: Exposure | undefined;
  readonly direction: Exposure['direction'];
  /** Live price from which steps start. */
  readonly live: Decimal | undefined;
  /** To show: of a field that was left, or after a submit. */
  readonly problem: StopProblem | undefined;
  /** The field was left, or a step has set its price. */
  readonly onTouch: () => void;
  readonly onChange: (price: Decimal | undefined) => void;
}

/** One stop: its price, the P/L there, steps of 0.01 and of per cent, and the price for an amount of money. */
export function StopField(props: StopFieldProps) {
  const { kind, quote, priceDecimals, value, exposure, direction, live, problem, onTouch, onChange } = props;
  const text = leverMessages.useText();
  const format = useFormat();
  const [isBelowZero, setBelowZero] = useState(false);
  const set = (price: Decimal | undefined) => {
    setBelowZero(false);
    onChange(price);
  };
  const from = value ?? live ?? ONE;
  const size = stopStep(from, priceDecimals);
  const stepText = format.decimal(size);
  const step = (by: 'up' | 'down') => {
    const stepped = stepStop(from, by, size);
    onTouch();
    if ('price' in stepped) set(stepped.price);
    else setBelowZero(true);
  };
  const name = text(kind === 'takeProfit' ? 'stops.takeProfit' : 'stops.stopLoss');
  const profit = exposure && value !== undefined ? unrealisedProfit(exposure, value) : undefined;
  // A stop loss loses and a take profit wins: the field has the amount without its sign, and none where it is the other way round.
  const isExpected = profit !== undefined && (isZero(profit) || isNegative(profit) === (kind === 'stopLoss'));
  const money = isExpected ? absolute(profit) : undefined;
  const ofMoney = (amount: Decimal | undefined) => {
    if (amount === undefined || !exposure) return undefined;
    return priceForProfit(exposure, kind === 'takeProfit' ? amount : negate(amount), priceDecimals);
  };
  const error = isBelowZero ? 'lever.thanzone' : problem;
  const sign = isAboveMarket(direction, kind) ? '+' : '−';
  return (
    <FieldGroup legend={name} legendLook="title">
      <FieldRow>
        <NumberField
          name={kind}
          label={text('stops.price')}
          value={value}
          onChange={set}
          onBlur={() => value !== undefined && onTouch()}
          decimals={priceDecimals}
          step={size}
          unit={quote}
          error={error && text(error)}
          keepsErrorRoom
        />
        <NumberField
          name={`${kind}Profit`}
          label={text(kind === 'takeProfit' ? 'stops.profit' : 'stops.loss')}
          value={money}
          onChange={(amount) => set(ofMoney(amount))}
          onBlur={() => value !== undefined && onTouch()}
          decimals={SHOWN_MONEY_DECIMALS}
          unit={quote}
          disabled={!exposure}
        />
      </FieldRow>
      <Row spacing={1.5}>
        <Button
          size="small"
          tone="quiet"
          onClick={() => step('down')}
          aria-label={text('stops.stepDown', { stop: name, step: stepText })}
        >
          −{stepText}
        </Button>
        <Button
          size="small"
          tone="quiet"
          onClick={() => step('up')}
          aria-label={text('stops.stepUp', { stop: name, step: stepText })}
        >
          +{stepText}
        </Button>
        {live !== undefined &&
          STOP_PERCENTS.map((percent) => (
            <Chip
              key={percent}
              label={`${sign}${format.percent(decimal(percent), { decimals: 0 })}`}
              onClick={() => set(stopAtPercent(direction, kind, live, decimal(percent), priceDecimals))}
            />
          ))}
        {value !== undefined && (
          <Button
            size="small"
            tone="quiet"
            onClick={() => set(undefined)}
            aria-label={text('stops.remove', { stop: name })}
          >
            {text('stops.clear')}
          </Button>
        )}
      </Row>
    </FieldGroup>
  );
}
