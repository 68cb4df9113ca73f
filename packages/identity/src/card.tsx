import { colour, TOUCH_AREA } from '@bourse/ui-kit';
import styled from '@emotion/styled';

/** Single-column layout of the account screens: heading, explanation, form, links. */
export const Card = styled('section')({
  width: '100%',
  maxWidth: 420,
  margin: '0 auto',
  padding: '48px 24px 64px',
  '& h1': { margin: 0, fontSize: 28, fontWeight: 600 },
  '& h1 + p': { margin: '8px 0 28px', color: colour.quiet },
});

/** Link to the alternative screen, below a form. */
export const OtherWay = styled('p')({
  margin: '24px 0 0',
  fontSize: 14,
  color: colour.quiet,
  '& a': { fontWeight: 600, ...TOUCH_AREA },
});
