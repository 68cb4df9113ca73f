import type { Direction } from '@bourse/contracts/lever';
import { OversizeNote, TradeButton } from '@bourse/trading';
import { Alert, colour, FieldRow } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { leverMessages } from '../locales/messages';
import { useOrderEntry } from './order-entry';

// Visible at the foot of the panel while the form scrolls: the buttons, and what is said about them.
const Foot = styled('div')({
  position: 'sticky',
  bottom: 0,
  display: 'grid',
  gap: 8,
  padding: '8px 0',
  backgroundColor: colour.panel,
  // Covers the padding of a sheet, below which lines would show.
  boxShadow: `0 16px 0 ${colour.panel}`,
  // A focused element above it scrolls clear of it.
  'form:has(> &) &, form:has(> &) > * *': { scrollMarginBlockEnd: 128 },
});

const BUTTON = {
  open: { long: 'form.openLong', short: 'form.openShort' },
  close: { long: 'form.closeLong', short: 'form.closeShort' },
} as const;

/** The buttons that open a position, or close those of a direction, and what keeps them from it. */
export function OrderFoot({ onOpen }: { readonly onOpen: (direction: Direction) => void }) {
  const { form, directions } = useOrderEntry();
  const { isBusy, reached, preview } = form;
  const isReducing = form.values.draft.isReduceOnly;
  const text = leverMessages.useText();
  return (
    <Foot>
      {!isReducing && <OversizeNote share={preview.oversize} />}
      {!isReducing && reached !== undefined && <Alert tone="warning">{reached}</Alert>}
      <FieldRow>
        {directions.map((direction) => (
          <TradeButton
            key={direction}
            // Closing a long position is a sale.
            tone={(direction === 'long') === isReducing ? 'sell' : 'buy'}
            size="large"
            pending={isBusy}
            disabled={reached !== undefined && !isReducing}
            onClick={() => onOpen(direction)}
          >
            {text(BUTTON[isReducing ? 'close' : 'open'][direction])}
          </TradeButton>
        ))}
      </FieldRow>
    </Foot>
  );
}
