import { useFormat } from '@bourse/i18n';
import { Chip, Columns, FieldGroup, FigureLine, FigureLines, Link, NumberField, Tabs } from '@bourse/ui-kit';
import { microOptionsMessages } from '../locales/messages';
import { ProfitText } from '../orders/profit-text';
import { AMOUNT_STEP } from '../rules/amount';
import { useEntryFormat, useOrderEntry } from './order-entry';

/** The currency that pays, where there are several. */
export function CurrencyChoice() {
  const { balance, actions } = useOrderEntry();
  const { currencies, currency } = balance;
  const text = microOptionsMessages.useText();
  if (currencies.length <= 1) return null;
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
      <Columns min={152} spacing={1.5}>
        {market.durations.map(({ seconds, profitRatio }) => (
          <Chip
            key={seconds}
            label={`${text('panel.seconds', { seconds })} · ${text('panel.pays', { ratio: percent(profitRatio) })}`}
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
    <FieldGroup legend={text('panel.amount')}>
      <Columns min={64} spacing={1.5}>
        {presets.map((preset) => (
          <Chip
            key={preset}
            label={format.amount(preset, 0)}
            isSelected={preset === amount}
            onClick={() => {
              onAmount(preset);
              onAmountTouch();
            }}
          />
        ))}
      </Columns>
      <NumberField
        label={text('panel.ownAmount')}
        value={amount}
        onChange={onAmount}
        decimals={0}
        step={AMOUNT_STEP}
        unit={name}
        hint={text('panel.multiple')}
        error={
          problem && text(`error.${problem}`, { minimum: money(duration?.minimum), maximum: money(duration?.maximum) })
        }
        keepsErrorRoom
        onBlur={onAmountTouch}
      />
    </FieldGroup>
  );
}

/** What can be spent, the fee, and the P/L of a win and of a loss. */
export function ResultLines() {
  const { form, balance } = useOrderEntry();
  const { fee, win, loss } = form.preview;
  const { currency, transfer, fees } = balance;
  const text = microOptionsMessages.useText();
  const { money } = useEntryFormat();
  const missing = currency.feeRate === undefined ? 'notSent' : 'notEntered';
  return (
    <FigureLines>
      <FigureLine label={text('panel.available')}>
        {money(currency.balance)} {transfer && <Link {...transfer}>{text('panel.transfer')}</Link>}
      </FigureLine>
      <FigureLine label={fees ? <Link {...fees}>{text('panel.fee')}</Link> : text('panel.fee')} missing={missing}>
        {money(fee)}
      </FigureLine>
      <FigureLine label={text('panel.ifWin')} missing={missing}>
        <ProfitText value={win} unit={currency.name} />
      </FigureLine>
      <FigureLine label={text('panel.ifLose')} missing={missing}>
        <ProfitText value={loss} unit={currency.name} />
      </FigureLine>
    </FigureLines>
  );
}
