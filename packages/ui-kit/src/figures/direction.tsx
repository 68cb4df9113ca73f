import styled from '@emotion/styled';
import { FONT_SIZE } from '../theme/scale';
import { colour } from '../theme/variables';

export type Direction = 'up' | 'down' | 'unchanged';

/** Direction is never shown by colour only: there is also an arrow. */
export const ARROW: Record<Direction, string> = { up: '▲', down: '▼', unchanged: '' };

export const Coloured = styled('span')({
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '&[data-direction="up"]': { color: colour.up },
  '&[data-direction="down"]': { color: colour.down },
});

/** Has its width also where it is empty: in a column the digits of a figure without direction are below those of the others. */
export const Arrow = styled('span')({
  display: 'inline-block',
  width: '1em',
  fontSize: FONT_SIZE.mark,
  marginInlineStart: 4,
  verticalAlign: '0.08em',
});
