import { colour, COVERED, COVERED_BOTTOM, FONT_SIZE, hairline, PHONE_ON_ITS_SIDE, space, TOUCH } from '@bourse/ui-kit';
import styled from '@emotion/styled';

/* Measures and styles of the phone arrangement, CSS pixels. */

const SIDE = `@media ${PHONE_ON_ITS_SIDE}`;
/** Upright, a button of 40 px with its padding and a hairline. */
const BAR = 57;

/** Upright, the bar of the order buttons covers the end of the page; the navigation of the shell is below it. */
const BAR_COVERS = `calc(${BAR}px + ${COVERED.bottomBar})`;
export const aboveBar = {
  ':root': { [COVERED_BOTTOM]: BAR_COVERS, [SIDE]: { [COVERED_BOTTOM]: 'initial' } },
  body: { paddingBottom: COVERED.bottom },
};

/** Upright, more than 45 % of the window; on its side, the window without the line of the pair and the navigation. */
export const chartHeight = {
  upright: 'clamp(300px, 52svh, 560px)',
  onItsSide: `max(240px, calc(100svh - ${TOUCH + 9}px - ${COVERED.bottomBar}))`,
};

export const PhoneScreen = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
  // Panels reach from edge to edge.
  '& section, & aside': { borderInlineWidth: 0, borderRadius: 0 },
});

/** Below the chart of a phone on its side. */
export const SideViews = styled('div')({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 4 });

export const ActionBar = styled('section')({
  position: 'fixed',
  zIndex: 10,
  insetInline: 0,
  bottom: COVERED.bottomBar,
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 8,
  padding: space(2, 3),
  backgroundColor: colour.panel,
  borderTop: hairline(colour.line),
  // Over the room of the home indicator, where no navigation covers it.
  boxShadow: `0 40px 0 ${colour.panel}`,
  '& > div': { gridColumn: '1 / -1', '&:empty': { display: 'none' } },
});

/** In the line of the pair of a phone on its side. */
export const LineActions = styled('section')({ display: 'flex', alignItems: 'center', gap: 8, flex: 'none' });

/** The tabs of the views are part of the panel below them. */
export const ViewTabs = styled('div')({ backgroundColor: colour.panel });

/** Beside the tabs, which scroll; it keeps its words on one line. */
export const Freshness = styled('span')({ flex: 'none', fontSize: FONT_SIZE.dense });
