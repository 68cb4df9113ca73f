import { colour, FONT_SIZE, space, TOUCH_AREA, WEIGHT } from '@bourse/ui-kit';
import styled from '@emotion/styled';

/** Single-column layout of the account screens: heading, explanation, form, links. */
export const Card = styled('section')({
  width: '100%',
  maxWidth: 420,
  margin: '0 auto',
  padding: space(8, 6),
  '& h1': { margin: 0, fontSize: FONT_SIZE.display, fontWeight: WEIGHT.strong },
  '& h1 + p': { margin: space(2, 0, 6), color: colour.quiet },
});

/** Link to the alternative screen, below a form. */
export const OtherWay = styled('p')({
  margin: space(6, 0, 0),
  fontSize: FONT_SIZE.form,
  color: colour.quiet,
  '& a': { fontWeight: WEIGHT.strong, ...TOUCH_AREA },
});
