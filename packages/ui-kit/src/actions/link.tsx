import styled from '@emotion/styled';
import { TOUCH_AREA } from '../theme/touch';
import { WEIGHT } from '../theme/scale';
import { colour } from '../theme/variables';
import { PlainButton } from './plain-button';

/**
 * The one look of a link that stands alone: accent and underline, in the size of the text around. `as` takes the link component of a router.
 */
export const Link = styled('a')<{ /** Of a router's link. */ to?: string }>({
  color: colour.accent,
  textDecoration: 'underline',
  textUnderlineOffset: '0.15em',
  whiteSpace: 'nowrap',
  ...TOUCH_AREA,
});

/** A link that is the label of a figure: in the tone of the label, so that the figure is first. */
export const LabelLink = styled(Link)({ color: 'inherit', textDecorationStyle: 'dotted' });

/** A command with the look of a link, in the size of the text around. */
export const LinkButton = styled(PlainButton)({ color: colour.accent, textDecoration: 'underline' });

/** A value to choose, beside the label of its field. Not underlined, as it leads nowhere; `aria-pressed`: the chosen one. */
export const ValueButton = styled(PlainButton)({
  color: colour.accent,
  '&:hover': { color: colour.text },
  '&[aria-pressed="true"]': { color: colour.text, fontWeight: WEIGHT.strong },
  '&.Mui-disabled': { color: colour.quiet },
});
