import styled from '@emotion/styled';
import { colour } from '../theme/variables';

export type Direction = 'up' | 'down' | 'unchanged';

/** Never by colour alone: the arrow says the same. */
export const ARROW: Record<Direction, string> = { up: '▲', down: '▼', unchanged: '' };

export const Coloured = styled('span')({
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '&[data-direction="up"]': { color: colour.up },
  '&[data-direction="down"]': { color: colour.down },
});

export const Arrow = styled('span')({ fontSize: '0.7em', marginInlineStart: 4, verticalAlign: '0.08em' });
