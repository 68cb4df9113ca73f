import styled from '@emotion/styled';
import { TOUCH_AREA } from '../theme/touch';
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

/** A command with the look of a link, in the size of the text around. */
export const LinkButton = styled(PlainButton)({ color: colour.accent, textDecoration: 'underline' });
