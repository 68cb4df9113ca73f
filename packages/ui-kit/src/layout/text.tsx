import styled from '@emotion/styled';
import type { ElementType, HTMLAttributes } from 'react';
import { FONT_SIZE, WEIGHT } from '../theme/scale';
import { colour } from '../theme/variables';

const Look = styled('p')({
  margin: 0,
  fontSize: FONT_SIZE.form,
  fontWeight: WEIGHT.regular,
  overflowWrap: 'anywhere',
  '&[data-size="mark"]': { fontSize: FONT_SIZE.mark },
  '&[data-size="dense"]': { fontSize: FONT_SIZE.dense },
  '&[data-size="table"]': { fontSize: FONT_SIZE.table },
  '&[data-size="reading"]': { fontSize: FONT_SIZE.reading },
  '&[data-size="heading"]': { fontSize: FONT_SIZE.heading, lineHeight: 1.3 },
  '&[data-size="display"]': { fontSize: FONT_SIZE.display, lineHeight: 1.3 },
  '&[data-size="inherit"]': { fontSize: 'inherit', lineHeight: 'inherit' },
  '&[data-strong]': { fontWeight: WEIGHT.strong },
  '&[data-tone="quiet"]': { color: colour.quiet },
  '&[data-tone="warning"]': { color: colour.warning },
  '&[data-tone="danger"]': { color: colour.danger },
  '&[data-tone="accent"]': { color: colour.accent },
  '&[data-tone="up"]': { color: colour.up },
  '&[data-tone="down"]': { color: colour.down },
  '&[data-cut]': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  'output&': { display: 'block' },
  'legend&': { padding: 0, marginBottom: 4 },
});

export interface TextProps extends HTMLAttributes<HTMLElement> {
  /** The element: a heading, `output`, `legend`, `strong`. Default: `p`. */
  as?: ElementType;
  /** Default: `form`. `inherit` for a part of a text that stands out by its tone or weight. */
  size?: keyof typeof FONT_SIZE | 'inherit';
  /** Default: the colour of the text around. `up` and `down` follow the user's price colours. */
  tone?: 'quiet' | 'warning' | 'danger' | 'accent' | 'up' | 'down' | undefined;
  /** Headings, names and main figures. */
  isStrong?: boolean;
  /** Digits of equal width: figures that change or stand in columns. */
  isFigure?: boolean;
  /** One line, cut with an ellipsis. */
  isCut?: boolean;
  dateTime?: string;
}

/** A text in one of the seven sizes. It has no margins: `Stack` and `Row` arrange it. */
export function Text({ as, size = 'form', tone, isStrong, isFigure, isCut, ...rest }: TextProps) {
  return (
    <Look
      {...rest}
      {...(as && { as })}
      {...(isFigure && { className: 'tabular' })}
      data-size={size}
      data-tone={tone}
      data-strong={isStrong ? '' : undefined}
      data-cut={isCut ? '' : undefined}
    />
  );
}
