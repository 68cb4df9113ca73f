import { COARSE, colour, FONT_SIZE, space, WEIGHT } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { Link } from 'react-router';

/** The link from a short list to the whole one, at the end of the heading. */
export const MoreLink = styled(Link)({
  marginInlineStart: 'auto',
  padding: space(1, 0),
  [COARSE]: { paddingBlock: 12 },
  fontSize: FONT_SIZE.form,
  fontWeight: WEIGHT.strong,
  textAlign: 'end',
  color: colour.accent,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
});
