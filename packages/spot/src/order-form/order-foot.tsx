import { useFormat } from '@bourse/i18n';
import { OversizeNote, useFarPriceText, TradeButton } from '@bourse/trading';
import { Alert, colour, Text } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { useId } from 'react';
import { spotMessages } from '../locales/messages';
import { isBookTooThin } from '../market-estimate/market-estimate';
import { useOrderEntry } from './order-entry';

// Visible at the foot of a low window or sheet while the form scrolls.
const Foot = styled('div')({
  display: 'grid',
  gap: 12,
  position: 'sticky',
  zIndex: 1,
  // Sticky positions are measured from the padding of the sheet.
  bottom: -8,
  margin: '-8px 0',
  padding: '8px 0',
  backgroundColor: colour.panel,
});

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

/** The button that places the order, below what the user is warned of. */
export function OrderFoot() {
  const { form, market } = useOrderEntry();
  const { isBusy = false, isSaleStopped = false, blockedBy, preview } = form;
  const { side } = form.values;
  const text = spotMessages.useText();
  const warning = useWarning();
  const warningId = useId();
  const label = isSaleStopped
    ? text('form.sellingStopped')
    : text(side === 'buy' ? 'form.submitBuy' : 'form.submitSell', { base: market.base });
  return (
    <Foot>
      {warning !== undefined && (
        <Text as="output" size="dense" tone="warning" id={warningId}>
          {warning}
        </Text>
      )}
      <OversizeNote share={preview.oversize} />
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
    </Foot>
  );
}
