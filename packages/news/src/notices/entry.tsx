import { colour, hairline, space, WEIGHT } from '@bourse/ui-kit';
import styled from '@emotion/styled';

/** A line of a list of notifications; unread ones are bold. */
export const Entry = styled('li')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(1, 3),
  padding: space(3, 0),
  borderBottom: hairline(colour.line),
  '& > a, & > [data-words]': { flex: '1 1 240px', color: colour.text, overflowWrap: 'anywhere' },
  '& > a:not(:hover)': { textDecoration: 'none' },
  '&[data-unread] > a, &[data-unread] > [data-words]': { fontWeight: WEIGHT.strong },
});
