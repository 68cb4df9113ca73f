import { ABOVE, BELOW } from '@bourse/ui-kit';
import styled from '@emotion/styled';

/** Height of the window below the header. */
export const BELOW_HEADER = 'calc(100dvh - var(--bourse-header-height, 48px))';

/** A trading screen: from 1,000 px as high as the window, without page scroll. Rendered with `translate="no"`, see the README. */
export const Screen = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
  padding: 4,
  [ABOVE.md]: { boxSizing: 'border-box', height: BELOW_HEADER, minHeight: 560 },
  [BELOW.sm]: { padding: 0 },
});

/** The grid of its panels; the arrangement gives the areas. */
export const Grid = styled('div')({ flex: 1, minHeight: 0, display: 'grid', gap: 4 });
