import { keyframes } from '@emotion/react';
import { CARDS_BELOW } from './cards';

/** At the end of the scroll way nothing is below the pinned column. */
const covers = keyframes({ 'from, 99%': { opacity: 1 }, to: { opacity: 0 } });

/**
 * The last column, if it holds the actions of the rows, stays in view while a wide table scrolls sideways; the columns that pass below it fade.
 * A detail row has one cell only, which is not pinned.
 */
export const pinnedColumn = {
  [`@container (min-width: ${CARDS_BELOW}px)`]: {
    '[data-pinned] > & :is(th, td):where(:last-of-type:not(:first-of-type))': {
      position: 'sticky',
      insetInlineEnd: 0,
      zIndex: 1,
      textAlign: 'end',
      '&::before': {
        content: '""',
        position: 'absolute',
        insetBlock: 0,
        insetInlineEnd: '100%',
        width: 28,
        backgroundColor: 'inherit',
        maskImage: 'linear-gradient(90deg, transparent, black)',
        pointerEvents: 'none',
        // Without overflow the timeline is inactive.
        opacity: 0,
        animation: `${covers} linear both`,
        animationTimeline: 'scroll(nearest inline)',
      },
    },
    '[data-pinned] > & td:where(:last-of-type:not(:first-of-type))': {
      backgroundColor: 'inherit',
      // A row of buttons, not the label of a lone one.
      '& > :not(button, a)': { justifyContent: 'flex-end' },
    },
    // Above the heads of the other columns.
    '[data-pinned] > & thead th:where(:last-of-type:not(:first-of-type))': { zIndex: 3 },
  },
} as const;
