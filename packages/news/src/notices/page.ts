import { colour, FONT_SIZE, WEIGHT } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { Link } from 'react-router';

/** A page to be read: one column, no wider than a line should be. */
export const ReadingPage = styled('div')({ maxWidth: 752, margin: '0 auto', padding: '32px 16px 72px' });

export const PageTitle = styled('h1')({
  margin: '0 0 12px',
  fontSize: FONT_SIZE.display,
  fontWeight: WEIGHT.strong,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
});

export const BackLink = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  margin: '0 0 16px -4px',
  padding: '4px 0',
  fontSize: FONT_SIZE.form,
  color: colour.quiet,
  textDecoration: 'none',
  '&:hover': { color: colour.text },
});

export const Day = styled('time')({ display: 'block', fontSize: FONT_SIZE.table, color: colour.quiet });
