import { OversizeNote, TradeButton } from '@bourse/trading';
import { Alert, Button, FieldRow, Stack, Text } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { microOptionsMessages } from '../locales/messages';
import { AmountField, CurrencyChoice, DurationChoice, ResultLines } from './option-fields';
import { OrderEntryContext, useEntryFormat, useOrderEntry, type OrderEntry } from './order-entry';

const Side = styled('div')({
  display: 'grid',
  gap: 4,
  // High enough for a label of two lines.
  '& button': { minHeight: 56, paddingInline: 4 },
});

/** The form that opens an option: currency, amount, duration, payout and cost, up and down. */
export function OptionForm(entry: OrderEntry) {
  const { form, market, actions } = entry;
  const { reachedLimit } = form.errors;
  const text = microOptionsMessages.useText();
  return (
    <OrderEntryContext value={entry}>
      <Stack
        component="form"
        spacing={3}
        sx={{ p: 3 }}
        aria-label={text('panel.label')}
        onSubmit={(event) => event.preventDefault()}
      >
        <CurrencyChoice />
        <DurationChoice />
        <AmountField />
        <ResultLines />
        <OversizeNote share={form.preview.oversize} />
        {reachedLimit !== undefined && <Alert tone="warning">{reachedLimit}</Alert>}
        <DirectionButtons />
        <Text size="dense" tone="quiet">
          {text('panel.tieRule')}
        </Text>
        {/* Below the buttons: it comes and goes by itself, and must not move them under a finger. */}
        {market.isPriceOld && <Alert tone="warning">{text('panel.stale')}</Alert>}
        {form.isConfirmationOff && (
          <Text size="dense" tone="quiet">
            {text('confirm.off')}{' '}
            <Button size="small" tone="quiet" onClick={actions.onConfirmationOn}>
              {text('confirm.turnOn')}
            </Button>
          </Text>
        )}
      </Stack>
    </OrderEntryContext>
  );
}

/** Up and down, each with what it pays. */
function DirectionButtons() {
  const { form, actions } = useOrderEntry();
  const { isBusy, sending, errors } = form;
  const { duration } = form.values;
  const text = microOptionsMessages.useText();
  const { percent } = useEntryFormat();
  return (
    <FieldRow>
      {(['up', 'down'] as const).map((direction) => (
        <Side key={direction}>
          <TradeButton
            tone={direction === 'up' ? 'buy' : 'sell'}
            size="large"
            fullWidth
            disabled={errors.reachedLimit !== undefined || (isBusy && sending !== direction)}
            pending={sending === direction}
            onClick={() => actions.onSubmit(direction)}
          >
            {direction === 'up' ? '▲' : '▼'} {text(direction === 'up' ? 'panel.buyUp' : 'panel.buyDown')}
          </TradeButton>
          {duration && (
            <Text as="span" size="dense" tone="quiet" style={{ textAlign: 'center' }}>
              {text('panel.pays', { ratio: percent(duration.profitRatio) })}
            </Text>
          )}
        </Side>
      ))}
    </FieldRow>
  );
}
