import { absolute, decimalsOf, isNegative, isPositive, negate, type Decimal } from '@bourse/decimal';
import { useFormat } from '@bourse/i18n';
import {
  Alert,
  Button,
  Chip,
  colour,
  FieldGroup,
  FieldRow,
  FigureLine,
  FigureLines,
  Link,
  NumberField,
  Row,
  Stack,
  Tabs,
  Text,
} from '@bourse/ui-kit';
import styled from '@emotion/styled';
import type { Direction, Duration, PayableCurrency } from '../contract';
import { microOptionsMessages } from '../locales/messages';
import { AMOUNT_STEP, type AmountProblem } from '../rules/amount';

const Side = styled('div')({
  display: 'grid',
  gap: 4,
  '& button': { minHeight: 56, paddingInline: 4, whiteSpace: 'nowrap' },
});
const Signed = styled('span')({
  '&[data-sign="up"]': { color: colour.up },
  '&[data-sign="down"]': { color: colour.down },
});

export interface OptionFormProps {
  readonly currencies: readonly PayableCurrency[];
  readonly durations: readonly Duration[];
  readonly currency: PayableCurrency;
  readonly duration: Duration | undefined;
  readonly amount: Decimal | undefined;
  readonly fee: Decimal | undefined;
  /** The payout of a win. */
  readonly win: Decimal | undefined;
  readonly problem: AmountProblem | undefined;
  /** The daily loss limit, if it is reached. */
  readonly reachedLimit: Decimal | undefined;
  readonly isPriceOld: boolean;
  readonly isBusy: boolean;
  /** The direction that is being sent. */
  readonly sending: Direction | undefined;
  readonly isConfirmationOff: boolean;
  readonly transfer: { readonly href: string };
  readonly onCurrency: (id: number) => void;
  readonly onAmount: (amount: Decimal | undefined) => void;
  /** The amount was chosen, or its field lost the focus: its problem may be shown. */
  readonly onAmountTouch: () => void;
  readonly onDuration: (seconds: number) => void;
  readonly onSubmit: (direction: Direction) => void;
  readonly onConfirmationOn: () => void;
}

/** The form that opens an option: currency, amount, duration, payout and cost, up and down. */
export function OptionForm(props: OptionFormProps) {
  const { currencies, durations, currency, duration, amount, fee, win, problem, reachedLimit } = props;
  // Not called as methods of `props`: the React Compiler would take the whole object as the dependency of each control.
  const { onAmount, onAmountTouch, onConfirmationOn, onCurrency, onDuration, onSubmit } = props;
  const text = microOptionsMessages.useText();
  const format = useFormat();
  const percent = (value: Decimal) => format.percent(value, { decimals: decimalsOf(value) });
  const money = (value: Decimal | undefined, sign: '' | '+' = '') =>
    value === undefined ? '–' : `${sign}${format.money(value, { currency: currency.name })}`;
  const limitText = reachedLimit && text('error.limitReached', { limit: money(reachedLimit) });

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
        <Row spacing={1.5}>
          {durations.map(({ seconds, profitRatio }) => (
            <Chip
              key={seconds}
              label={`${text('panel.seconds', { seconds })} · ${text('panel.pays', { ratio: percent(profitRatio) })}`}
              isSelected={seconds === duration?.seconds}
              onClick={() => onDuration(seconds)}
            />
          ))}
        </Row>
      </FieldGroup>
      <FieldGroup legend={text('panel.amount')}>
        <Row spacing={1.5}>
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
        </Row>
        <NumberField
          label={text('panel.ownAmount')}
          value={amount}
          onChange={onAmount}
          decimals={0}
          step={AMOUNT_STEP}
          unit={currency.name}
          hint={text('panel.multiple')}
          error={problem && text(`error.${problem}`)}
          keepsErrorRoom
          onBlur={onAmountTouch}
        />
      </FieldGroup>
      <FigureLines>
        <FigureLine label={text('panel.available')}>
          {money(currency.balance)} <Link {...props.transfer}>{text('panel.transfer')}</Link>
        </FigureLine>
        <FigureLine label={text('panel.fee')}>{money(fee)}</FigureLine>
        <FigureLine label={text('panel.ifWin')}>
          <Signed data-sign="up">{money(win, '+')}</Signed>
        </FigureLine>
        <FigureLine label={text('panel.ifLose')}>
          <Signed data-sign="down">{money(amount && negate(amount))}</Signed>
        </FigureLine>
      </FigureLines>
      {limitText !== undefined && <Alert tone="warning">{limitText}</Alert>}
      <FieldRow>
        {(['up', 'down'] as const).map((direction) => (
          <Side key={direction}>
            <Button
              tone={direction === 'up' ? 'buy' : 'sell'}
              size="large"
              fullWidth
              disabled={limitText !== undefined || (props.isBusy && props.sending !== direction)}
              pending={props.sending === direction}
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
      {props.isPriceOld && <Alert tone="warning">{text('panel.stale')}</Alert>}
      {props.isConfirmationOff && (
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
  if (value === undefined) return '–';
  const direction = isPositive(value) ? 'up' : isNegative(value) ? 'down' : undefined;
  const sign = direction === 'up' ? '+' : direction === 'down' ? '−' : '';
  return (
    <Signed data-sign={direction}>
      {sign}
      {format.money(absolute(value), unit === undefined ? {} : { currency: unit })}
    </Signed>
  );
}
