import styled from '@emotion/styled';
import { TOUCH_AREA } from '../theme/touch';
import { colour } from '../theme/variables';

/**
 * A `<button>` without look, for `styled(PlainButton)`: rows, heads and toolbars that are rendered by the dozen or belong to
 * the first load. Plain Emotion, because MUI's button costs a component instance each and its chunk. The touch area is 44 px
 * where the pointer is coarse; the layout does not change.
 */
export const PlainButton = styled('button')({
  all: 'unset',
  boxSizing: 'border-box',
  cursor: 'pointer',
  '&:focus-visible': { outline: `2px solid ${colour.accent}`, outlineOffset: 2 },
  ...TOUCH_AREA,
});
