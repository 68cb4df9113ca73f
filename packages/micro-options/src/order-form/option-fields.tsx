import { useFormat } from '@bourse/i18n';
import {
  Chip,
  Columns,
  FieldGroup,
  FigureLine,
  FigureLines,
  LabelLink,
  Link,
  ValueButton,
  NumberField,
  Row,
  Tabs,
} from '@bourse/ui-kit';
import { microOptionsMessages } from '../locales/messages';
import { ProfitText } from '../orders/profit-text';
import { AMOUNT_STEP } from '../rules/amount';
import { useEntryFormat, useOrderEntry } from './order-entry';

/** The currency that pays, where there are several. */
export function CurrencyChoice() {
  const { balance, actions } = useOrderEntry();
  const { currencies, currency } = balance;
  const text = microOptionsMessages.useText();
  if (currencies.length <= 1) return <span />;
  return (
    <Tabs
      label={text('panel.currency')}
      value={String(currency.id)}
      onChange={(id) => actions.onCurrency(Number(id))}
      items={currencies.map(({ id, name }) => ({ id: String(id), label: name }))}
    />
  );
}

/** The durations with what each pays. */
export function DurationChoice() {
  const { form, market, actions } = useOrderEntry();
  const { duration } = form.values;
  const text = microOptionsMessages.useText();
  const { percent } = useEntryFormat();
  return (
    <FieldGroup legend={text('panel.duration')}>
      <Columns min={112} spacing={1}>
        {market.durations.map(({ seconds, profitRatio }) => (
          <Chip
            key={seconds}
            label={`${text('panel.seconds', { seconds })} · ${percent(profitRatio)}`}
            isSelected={seconds === duration?.seconds}
            onClick={() => actions.onDuration(seconds)}
          />
        ))}
      </Columns>
    </FieldGroup>
  );
}

/** The stake: an amount that is offered, or another one. */
export function AmountField() {
  const { form, balance, actions } = useOrderEntry();
  const { duration, amount } = form.values;
  const problem = form.errors.amount;
  const { presets, name } = balance.currency;
  const { onAmount, onAmountTouch } = actions;
  const text = microOptionsMessages.useText();
  const format = useFormat();
  const { money } = useEntryFormat();
  return (
    <NumberField
      name="amount"
      label={text('panel.amount')}
      value={amount}
      onChange={onAmount}
      decimals={0}
      step={AMOUNT_STEP}
      unit={name}
      aside={
        <Row component="span" spacing={2}>
          {presets.map((preset) => (
            <ValueButton
              key={preset}
              type="button"
              aria-pressed={preset === amount}
              onClick={() => {
                onAmount(preset);
                onAmountTouch();
              }}
            >
              {format.amount(preset, 0)}
            </ValueButton>
          ))}
        </Row>
      }
      hint={text('panel.multiple')}
      error={
        problem && text(`error.${problem}`, { minimum: money(duration?.minimum), maximum: money(duration?.maximum) })
      }
      onBlur={onAmountTouch}
    />
  );
}

/** The fee with its rate, and the P/L of a win and of a loss after it, once there is an amount. */
export function ResultLines() {
  const { form, balance } = useOrderEntry();
  const { fee, win, loss } = form.preview;
  const { currency, fees } = balance;
  const text = microOptionsMessages.useText();
  const { money, percent } = useEntryFormat();
  if (form.values.amount === undefined) return null;
  return (
    <FigureLines>
      <FigureLine label={fees ? <LabelLink {...fees}>{text('panel.fee')}</LabelLink> : text('panel.fee')}>
        {money(fee)}
        {currency.feeRate !== undefined && ` (${percent(currency.feeRate)})`}
      </FigureLine>
      <FigureLine label={text('panel.ifWin')}>
        <ProfitText value={win} unit={currency.name} />
      </FigureLine>
      <FigureLine label={text('panel.ifLose')}>
        <ProfitText value={loss} unit={currency.name} />
      </FigureLine>
    </FigureLines>
  );
}

/** What can be spent. */
export function BalanceLine() {
  const { currency, transfer } = useOrderEntry().balance;
  const text = microOptionsMessages.useText();
  const { money } = useEntryFormat();
  return (
    <FigureLines>
      <FigureLine label={text('panel.available')}>
        {money(currency.balance)} {transfer && <Link {...transfer}>{text('panel.transfer')}</Link>}
      </FigureLine>
    </FigureLines>
  );
}
