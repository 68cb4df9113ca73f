import { ABOVE, colour, hairline, NOTICE_BAR, space } from '@bourse/ui-kit';
import styled from '@emotion/styled';

/** Where the orders on paper are beside the chart; else below it. */
const TWO_COLUMNS = ABOVE.md;

/** Covers the page, above the header and a chart in full screen, below menus, dialogs and toasts. */
export const Cover = styled('div')({
  position: 'fixed',
  zIndex: 1250,
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  overflow: 'auto',
  // The warning of a liquidation is over the foot.
  paddingBottom: `var(${NOTICE_BAR}, 0px)`,
  backgroundColor: colour.panel,
  color: colour.text,
  outline: 'none',
  [TWO_COLUMNS]: { overflow: 'hidden' },
});

export const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(1, 3),
  padding: space(1, 3),
  borderBottom: hairline(colour.line),
});

export const Tools = styled('div')({ display: 'flex', alignItems: 'center', marginInlineStart: 'auto' });

export const Body = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'minmax(240px, 45dvh) auto',
  flex: '1 0 auto',
  [TWO_COLUMNS]: {
    flex: '1 1 0',
    minHeight: 0,
    gridTemplateColumns: 'minmax(0, 1fr) 360px',
    gridTemplateRows: 'minmax(0, 1fr)',
  },
});

/** The plot has a height in pixels, which must not count in that of the row. */
export const ChartCell = styled('div')({ position: 'relative', minHeight: 0, overflow: 'hidden' });

export const Side = styled('div')({
  padding: space(3, 4, 6),
  borderTop: hairline(colour.line),
  [TWO_COLUMNS]: { overflow: 'auto', borderTop: 0, borderInlineStart: hairline(colour.line) },
});

export const Foot = styled('div')({
  position: 'sticky',
  bottom: 0,
  zIndex: 5,
  padding: space(2, 3, `calc(${space(2)} + env(safe-area-inset-bottom))`),
  borderTop: hairline(colour.line),
  backgroundColor: colour.panel,
});
