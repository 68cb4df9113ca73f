import { BOTTOM_BAR, COVERED_TOP } from '@bourse/ui-kit';
import styled from '@emotion/styled';

/** At 400 % zoom a sticky header would take a quarter of the window: there it scrolls with the page. */
export const LOW = '@media (max-height: 400px)';

/** Height of the bar of the header. CSS pixels. */
export const HEADER_BAR = 48;
/** Height of the line with the next step of a new user, below the bar. CSS pixels. */
export const STEPS_LINE = 44;

/** Variables of the page: the height of the header, and how much of the page its bar covers. */
export const frameVariables = (hasStepsLine: boolean) => ({
  ':root': {
    '--bourse-header-height': `${HEADER_BAR + (hasStepsLine ? STEPS_LINE : 0)}px`,
    [COVERED_TOP]: `${HEADER_BAR}px`,
    [LOW]: { [COVERED_TOP]: '0px' },
  },
});

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
