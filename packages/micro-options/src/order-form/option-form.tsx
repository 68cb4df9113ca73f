import { absolute, decimalsOf, isNegative, isPositive, type Decimal } from '@bourse/decimal';
import { useFormat, NO_VALUE } from '@bourse/i18n';
import {
  Alert,
  Button,
  Chip,
  Columns,
  FieldGroup,
  FieldRow,
  FigureLine,
  FigureLines,
  Link,
  NumberField,
  Stack,
  Tabs,
  Text,
  ValueText,
} from '@bourse/ui-kit';
import { OversizeNote } from '@bourse/trading';
import styled from '@emotion/styled';
import { microOptionsMessages } from '../locales/messages';
import { AMOUNT_STEP } from '../rules/amount';
import type { BalanceModel, FormActions, FormModel, MarketModel } from './model';

const Side = styled('div')({
  display: 'grid',
  gap: 4,
  // High enough for a label of two lines.
  '& button': { minHeight: 56, paddingInline: 4 },
});

export interface OptionFormProps {
  readonly form: FormModel;
  readonly market: MarketModel;
  readonly balance: BalanceModel;
  readonly actions: FormActions;
}

/** The form that opens an option: currency, amount, duration, payout and cost, up and down. */
export function OptionForm({ form, market, balance, actions }: OptionFormProps) {
  const { errors, isBusy, sending, isConfirmationOff } = form;
  const { duration, amount } = form.values;
  const { fee, win, loss } = form.preview;
  const { durations, isPriceOld } = market;
  const { currencies, currency, transfer, fees } = balance;
  const { onAmount, onAmountTouch, onConfirmationOn, onCurrency, onDuration, onSubmit } = actions;
  const text = microOptionsMessages.useText();
  const format = useFormat();
  const percent = (value: Decimal) => format.percent(value, { decimals: decimalsOf(value) });
  const money = (value: Decimal | undefined) =>
    value === undefined ? NO_VALUE : format.money(value, { currency: currency.name });
  const missingResult = currency.feeRate === undefined ? 'notSent' : 'notEntered';
  const limitText = errors.reachedLimit;

  return (
    <Stack
      component="form"
      spacing={3}
      sx={{ p: 3 }}
      aria-label={text('panel.label')}
      onSubmit={(event) => event.preventDefault()}
    >
      {currencies.length > 1 && (
        <Tabs
          label={text('panel.currency')}
          value={String(currency.id)}
          onChange={(id) => onCurrency(Number(id))}
          items={currencies.map(({ id, name }) => ({ id: String(id), label: name }))}
        />
      )}
      <FieldGroup legend={text('panel.duration')}>
        <Columns min={152} spacing={1.5}>
          {durations.map(({ seconds, profitRatio }) => (
            <Chip
              key={seconds}
              label={`${text('panel.seconds', { seconds })} · ${text('panel.pays', { ratio: percent(profitRatio) })}`}
              isSelected={seconds === duration?.seconds}
              onClick={() => onDuration(seconds)}
            />
          ))}
        </Columns>
      </FieldGroup>
      <FieldGroup legend={text('panel.amount')}>
        <Columns min={64} spacing={1.5}>
          {currency.presets.map((preset) => (
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
          unit={currency.name}
          hint={text('panel.multiple')}
          error={
            errors.amount &&
            text(`error.${errors.amount}`, { minimum: money(duration?.minimum), maximum: money(duration?.maximum) })
          }
          keepsErrorRoom
          onBlur={onAmountTouch}
        />
      </FieldGroup>
      <FigureLines>
        <FigureLine label={text('panel.available')}>
          {money(currency.balance)} {transfer && <Link {...transfer}>{text('panel.transfer')}</Link>}
        </FigureLine>
        <FigureLine
          label={fees ? <Link {...fees}>{text('panel.fee')}</Link> : text('panel.fee')}
          missing={missingResult}
        >
          {money(fee)}
        </FigureLine>
        <FigureLine label={text('panel.ifWin')} missing={missingResult}>
          <ProfitText value={win} unit={currency.name} />
        </FigureLine>
        <FigureLine label={text('panel.ifLose')} missing={missingResult}>
          <ProfitText value={loss} unit={currency.name} />
        </FigureLine>
      </FigureLines>
      <OversizeNote share={form.preview.oversize} />
      {limitText !== undefined && <Alert tone="warning">{limitText}</Alert>}
      <FieldRow>
        {(['up', 'down'] as const).map((direction) => (
          <Side key={direction}>
            <Button
              tone={direction === 'up' ? 'buy' : 'sell'}
              size="large"
              fullWidth
              disabled={limitText !== undefined || (isBusy && sending !== direction)}
              pending={sending === direction}
              onClick={() => onSubmit(direction)}
            >
              {direction === 'up' ? '▲' : '▼'} {text(direction === 'up' ? 'panel.buyUp' : 'panel.buyDown')}
            </Button>
            {duration && (
              <Text as="span" size="dense" tone="quiet" style={{ textAlign: 'center' }}>
                {text('panel.pays', { ratio: percent(duration.profitRatio) })}
              </Text>
            )}
          </Side>
        ))}
      </FieldRow>
      <Text size="dense" tone="quiet">
        {text('panel.tieRule')}
      </Text>
      {/* Below the buttons: it comes and goes by itself, and must not move them under a finger. */}
      {isPriceOld && <Alert tone="warning">{text('panel.stale')}</Alert>}
      {isConfirmationOff && (
        <Text size="dense" tone="quiet">
          {text('confirm.off')}{' '}
          <Button size="small" tone="quiet" onClick={onConfirmationOn}>
            {text('confirm.turnOn')}
          </Button>
        </Text>
      )}
    </Stack>
  );
}

/** A P/L with sign and colour. */
export function ProfitText({ value, unit }: { readonly value: Decimal | undefined; readonly unit?: string }) {
  const format = useFormat();
  if (value === undefined) return <ValueText>{NO_VALUE}</ValueText>;
  const direction = isPositive(value) ? 'up' : isNegative(value) ? 'down' : undefined;
  const sign = direction === 'up' ? '+' : direction === 'down' ? '−' : '';
  return (
    <Text as="span" size="inherit" tone={direction}>
      {sign}
      {format.money(absolute(value), unit === undefined ? {} : { currency: unit })}
    </Text>
  );
}
