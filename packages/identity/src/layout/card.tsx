import { colour, FONT_SIZE, TOUCH_AREA, WEIGHT } from '@bourse/ui-kit';
import styled from '@emotion/styled';

/** Single-column layout of the account screens: heading, explanation, form, links. */
export const Card = styled('section')({
  width: '100%',
  maxWidth: 420,
  margin: '0 auto',
  padding: '48px 24px 64px',
  '& h1': { margin: 0, fontSize: FONT_SIZE.display, fontWeight: WEIGHT.strong },
  '& h1 + p': { margin: '8px 0 28px', color: colour.quiet },
});

/** Link to the alternative screen, below a form. */
export const OtherWay = styled('p')({
  margin: '24px 0 0',
  fontSize: FONT_SIZE.form,
  color: colour.quiet,
  '& a': { fontWeight: WEIGHT.strong, ...TOUCH_AREA },
});
