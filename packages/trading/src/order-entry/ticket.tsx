import { COARSE, colour, CONTROL, space, TOUCH } from '@bourse/ui-kit';
import styled from '@emotion/styled';

/**
 * The form of an order. `minHeight` has room for the result lines and for an error, which appear above the foot: the button keeps its place. In
 * a lower panel the form scrolls behind its foot.
 */
export const TicketForm = styled('form')<{ readonly minHeight: number }>(({ minHeight }) => ({
  boxSizing: 'border-box',
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  minHeight,
  // Controls are higher for a finger.
  [COARSE]: { minHeight: minHeight + 88 },
  padding: space(2, 3, 0),
  // A focused field scrolls clear of the foot.
  '& :is(input, select, summary)': { scrollMarginBlockEnd: 128 },
}));

/** The foot of the form: the warnings of the order, its button, and the available balance. Visible at the bottom of a low panel or sheet. */
export const TicketFoot = styled('div')({
  display: 'grid',
  gap: 8,
  position: 'sticky',
  zIndex: 1,
  bottom: 0,
  marginTop: 'auto',
  paddingBlock: 8,
  '& dl': { gap: 0 },
  // As high with a label of two lines.
  '& .MuiButton-sizeLarge': { height: CONTROL.field, paddingInline: 4, lineHeight: 1.2, [COARSE]: { height: TOUCH } },
  backgroundColor: colour.panel,
  // Covers the padding of a sheet, below which lines would show.
  boxShadow: `0 8px 0 ${colour.panel}`,
});
