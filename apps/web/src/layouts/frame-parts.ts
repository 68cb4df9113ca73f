import { BOTTOM_BAR, COVERED_TOP } from '@bourse/ui-kit';
import styled from '@emotion/styled';

/** At 400 % zoom a sticky header would take a quarter of the window: there it scrolls with the page. */
export const LOW = '@media (max-height: 400px)';

/** Variables of the page: the height of the header, and how much of the page it covers. */
export const frameVariables = {
  ':root': { '--bourse-header-height': '48px', [COVERED_TOP]: '48px', [LOW]: { [COVERED_TOP]: '0px' } },
};

export const Column = styled('div')({
  minHeight: `calc(100dvh - var(${BOTTOM_BAR}, 0px))`,
  display: 'flex',
  flexDirection: 'column',
});

/** Fills the window below the header, so that a screen that grows while it loads does not move a visible footer. */
export const Main = styled('main')({
  flex: 1,
  minWidth: 0,
  minHeight: `calc(100dvh - var(--bourse-header-height) - var(${BOTTOM_BAR}, 0px))`,
  '&:focus': { outline: 'none' },
});
