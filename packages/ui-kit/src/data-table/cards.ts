import { FONT_SIZE, INSET, ROUND } from '../theme/scale';
import { colour } from '../theme/variables';

/**
 * Below this width of its own, in CSS pixels, a table shows every row as a card. It is no breakpoint of the window: the open orders are 590 px
 * wide in a window of 1200 px, and have room for their columns.
 */
export const CARDS_BELOW = 560;

/**
 * On narrow screens a row is a card: two cells side by side, each below the name of its column, with the actions at the
 * end. Of the header only buttons remain.
 */
export const cards = {
  [`@container (max-width: ${CARDS_BELOW - 1}px)`]: {
    '&, & tbody': { display: 'block' },
    '& thead': {
      display: 'block',
      position: 'sticky',
      top: 0,
      zIndex: 2,
      backgroundColor: colour.panel,
      boxShadow: `inset 0 -1px ${colour.line}`,
    },
    '& thead tr': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 8px', padding: `0 ${INSET}` },
    '& thead tr:has([aria-sort])::before': {
      fontSize: FONT_SIZE.dense,
      color: colour.quiet,
      // The buttons give this text to screen readers.
      content: ['attr(data-sort-by)', 'attr(data-sort-by) / ""'],
    },
    '& thead th': {
      position: 'static',
      width: 'auto !important',
      padding: '6px 0',
      border: 0,
      boxShadow: 'none',
      backgroundColor: 'transparent',
    },
    // Beside the words before them the names of columns would look like text.
    '& thead .MuiTableSortLabel-root': {
      padding: '2px 10px',
      borderRadius: ROUND,
      boxShadow: `inset 0 0 0 1px ${colour.line}`,
      '&.Mui-active': { boxShadow: 'none', color: colour.text, backgroundColor: colour.raised },
    },
    // Visually hidden, but available to screen readers.
    '& thead th:not(:has(button))': {
      position: 'absolute',
      width: '1px !important',
      padding: 0,
      clipPath: 'inset(50%)',
    },
    '& thead th:last-of-type': { marginInlineStart: 'auto' },
    '& tbody tr': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      gap: '8px 16px',
      padding: `12px ${INSET}`,
      borderBottom: `1px solid ${colour.line}`,
    },
    '& tbody tr:last-of-type': { borderBottom: 0 },
    // As high as a list of few or none: what is below moves little.
    '& tr[data-bone] ~ tr[data-bone]': { display: 'none' },
    '& tbody td': {
      height: 'auto',
      padding: 0,
      border: 0,
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
      wordBreak: 'keep-all',
    },
    '& tbody td:nth-of-type(odd)': { textAlign: 'start' },
    '& tbody td:nth-of-type(even)': { textAlign: 'end' },
    // A row of chips or buttons, not the label of a lone one.
    '& tbody :is(td:nth-of-type(even), td[data-unnamed]) > :not(button, a)': { justifyContent: 'flex-end' },
    '& tbody td::before': {
      display: 'block',
      fontSize: FONT_SIZE.dense,
      lineHeight: '16px',
      color: colour.quiet,
      // The header gives this text to screen readers.
      content: ['attr(data-label)', 'attr(data-label) / ""'],
    },
    '& tbody tr > td[data-unnamed]': {
      gridColumn: 2,
      alignSelf: 'end',
      textAlign: 'end',
      '&::before': { content: 'none' },
    },
    // Without a neighbour the actions have the whole line.
    '& tbody tr > td[data-unnamed]:nth-of-type(odd)': { gridColumn: '1 / -1' },
    // Four actions of 44 px are wider than half a card.
    '& tbody tr > td[data-unnamed]:has(> * > * + * + * + *)': { gridColumn: '1 / -1' },
    // Keeps its place, so that the cells after it stay on their sides.
    '& tbody td:empty::before': { content: 'none' },
    '& tbody td[data-unnamed]:empty': { display: 'none' },
    '& tr[data-space], & tr[data-space] td': { display: 'block', padding: 0, '&::before': { content: 'none' } },
  },
} as const;
