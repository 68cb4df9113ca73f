import { isPositive } from '@bourse/decimal';
import { useFormat } from '@bourse/i18n';
import { BalanceLines, OversizeNote, TicketFoot, TradeButton, useFarPriceText } from '@bourse/trading';
import { Alert, FigureLines, LinkButton, Text } from '@bourse/ui-kit';
import { useId } from 'react';
import { spotMessages } from '../locales/messages';
import { isBookTooThin } from '../market-estimate/market-estimate';
import { shownTotal, TOTAL_PLACES } from '../rules/order-rules';
import { useOrderEntry } from './order-entry';
import { VisitorPrompt } from './visitor-prompt';

/** Warnings before the order: its type, a price far from the market, or a book that is too thin for it. */
function useWarning(): string | undefined {
  const { form, market } = useOrderEntry();
  const { side, mode } = form.values;
  const { summary, estimate, far, typeWarning } = form.preview;
  const text = spotMessages.useText();
  const farText = useFarPriceText();
  const format = useFormat();
  if (typeWarning) return text(typeWarning);
  if (far) return farText(side, far, market.quote);
  if (mode === 'market' && estimate && isBookTooThin(estimate, summary.amount)) {
    return text('form.thinBook', { amount: format.amount(estimate.filled), base: market.base });
  }
  return undefined;
}

/** Label of the button: the order with its amount and total, as far as they are known. */
function useSubmitLabel(): string {
  const { form, market } = useOrderEntry();
  const { side, mode } = form.values;
  const { amount, total } = form.preview.summary;
  const { base, quote } = market;
  const text = spotMessages.useText();
  const format = useFormat();
  if (form.isSaleStopped) return text('form.sellingStopped');
  const isBuy = side === 'buy';
  if (amount === undefined || total === undefined || !isPositive(amount)) {
    return text(isBuy ? 'form.submitBuy' : 'form.submitSell', { base });
  }
  const shown = format.amount(shownTotal(side, total), TOTAL_PLACES);
  return text(isBuy ? 'form.submitBuyFor' : 'form.submitSellFor', {
    amount: format.amount(amount),
    base,
    total: mode === 'market' ? `≈ ${shown}` : shown,
    quote,
  });
}

/** The button that places the order, below what the user is warned of, and above what the user has. */
export function OrderFoot() {
  const { form, visitor } = useOrderEntry();
  const { isBusy = false, isSaleStopped = false, blockedBy, preview, errors } = form;
  const { side } = form.values;
  const warning = useWarning();
  const warningId = useId();
  const label = useSubmitLabel();
  if (visitor) {
    return (
      <TicketFoot>
        <VisitorPrompt {...visitor} />
      </TicketFoot>
    );
  }
  return (
    <TicketFoot>
      {warning !== undefined && (
        <Text as="output" size="dense" tone="warning" id={warningId}>
          {warning}
        </Text>
      )}
      {/* A balance that is too small says the same in its own words. */}
      {!errors.all.some(({ code }) => code === 'form.insufficient') && <OversizeNote share={preview.oversize} />}
      {blockedBy !== undefined && <Alert tone="warning">{blockedBy}</Alert>}
      <TradeButton
        type="submit"
        size="large"
        fullWidth
        tone={side}
        pending={isBusy}
        disabled={isSaleStopped || blockedBy !== undefined}
        {...(warning !== undefined && { 'aria-describedby': warningId })}
      >
        {label}
      </TradeButton>
      <Balance />
    </TicketFoot>
  );
}

/** The balance that the side spends, and whether orders are sent without a confirmation. */
function Balance() {
  const { form, market, balance, actions } = useOrderEntry();
  const { available, worth, transfer, paysFromAssets = false } = balance;
  const text = spotMessages.useText();
  return (
    <div>
      <FigureLines>
        <BalanceLines
          labels={{
            available: text(paysFromAssets ? 'form.availableInAssets' : 'form.available'),
            transfer: text('form.transfer'),
            worth: text('form.worth'),
          }}
          available={available}
          unit={form.values.side === 'buy' ? market.quote : market.base}
          worth={worth}
          transfer={transfer}
        />
      </FigureLines>
      {actions.onAskAgain && (
        <Text size="dense" tone="quiet">
          {text('form.unasked')}{' '}
          <LinkButton type="button" onClick={actions.onAskAgain}>
            {text('form.askAgain')}
          </LinkButton>
        </Text>
      )}
    </div>
  );
}
