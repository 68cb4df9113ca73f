import { MoreMenu, OversizeNote, TicketFoot, TicketForm, TradeButton } from '@bourse/trading';
import { Box, Alert, Button, FieldRow, Fold, Row, Text, VisuallyHidden } from '@bourse/ui-kit';
import { microOptionsMessages } from '../locales/messages';
import { AmountField, BalanceLine, CurrencyChoice, DurationChoice, ResultLines } from './option-fields';
import { OrderEntryContext, useEntryFormat, useOrderEntry, type OrderEntry } from './order-entry';

/** The height of the form with its result lines, CSS pixels. */
const HEIGHT = 460;

const SIDE = {
  display: 'grid',
  gap: 1,
  '& button': { paddingInline: 1 },
} as const;

/** The form that opens an option: currency, duration, amount, payout and cost, up and down. */
export function OptionForm(entry: OrderEntry) {
  const { form, actions, limits, details } = entry;
  const { reachedLimit } = form.errors;
  const text = microOptionsMessages.useText();
  return (
    <OrderEntryContext value={entry}>
      <TicketForm minHeight={HEIGHT} aria-label={text('panel.label')} onSubmit={(event) => event.preventDefault()}>
        <Row spacing={2} sx={{ flexWrap: 'nowrap', alignItems: 'center', justifyContent: 'space-between' }}>
          <CurrencyChoice />
          <MoreMenu entries={[]} limits={limits} />
        </Row>
        <DurationChoice />
        <AmountField />
        <Fold title={text('panel.details')}>
          {details}
          <Text size="dense" tone="quiet">
            {text('panel.tieRule')}
          </Text>
        </Fold>
        <TicketFoot>
          <ResultLines />
          {form.errors.amount === undefined && <OversizeNote share={form.preview.oversize} />}
          {reachedLimit !== undefined && <Alert tone="warning">{reachedLimit}</Alert>}
          <DirectionButtons />
          <BalanceLine />
          {form.isConfirmationOff && (
            <Text size="dense" tone="quiet">
              {text('confirm.off')}{' '}
              <Button size="small" tone="quiet" onClick={actions.onConfirmationOn}>
                {text('confirm.turnOn')}
              </Button>
            </Text>
          )}
        </TicketFoot>
      </TicketForm>
    </OrderEntryContext>
  );
}

/** Up and down, each with what it pays. An old price is said in the same line: a warning of its own would move the buttons under a press. */
function DirectionButtons() {
  const { form, market, actions } = useOrderEntry();
  const { isBusy, sending, errors } = form;
  const { duration } = form.values;
  const text = microOptionsMessages.useText();
  const { percent } = useEntryFormat();
  return (
    <FieldRow>
      {/* Not announced: the price of a quiet market becomes old again and again. */}
      {market.isPriceOld && <VisuallyHidden>{text('panel.stale')}</VisuallyHidden>}
      {(['up', 'down'] as const).map((direction) => (
        <Box sx={SIDE} key={direction}>
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
            <Text
              as="span"
              size="dense"
              tone={market.isPriceOld ? 'warning' : 'quiet'}
              style={{ textAlign: 'center', whiteSpace: 'nowrap' }}
            >
              {text(market.isPriceOld ? 'panel.paysOldPrice' : 'panel.pays', { ratio: percent(duration.profitRatio) })}
            </Text>
          )}
        </Box>
      ))}
    </FieldRow>
  );
}
