import ButtonBase from '@mui/material/ButtonBase';
import styled from '@emotion/styled';
import { FOCUS_RING } from '../theme/scale';
import { TOUCH_AREA } from '../theme/touch';

const look = {
  boxSizing: 'border-box',
  cursor: 'pointer',
  '&:focus-visible, &.Mui-focusVisible': FOCUS_RING,
  ...TOUCH_AREA,
} as const;

/**
 * MUI's button without a look, for `styled(PlainButton)`: heads of lists, toolbars, notes. The touch area is 44 px where the
 * pointer is coarse; the layout does not change.
 */
export const PlainButton = styled(ButtonBase)({
  display: 'inline-block',
  verticalAlign: 'baseline',
  font: 'inherit',
  letterSpacing: 'inherit',
  textAlign: 'inherit',
  ...look,
});

/**
 * The same as a plain element, for rows that are rendered by the hundred and with every tick: MUI's button costs several
 * components and effects each.
 */
export const RowButton = styled('button')({ all: 'unset', ...look });
