import { colour, WEIGHT } from '@bourse/ui-kit';
import styled from '@emotion/styled';

/** A line of a list of notifications; unread ones are bold. */
export const Entry = styled('li')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  padding: '12px 0',
  borderBottom: `1px solid ${colour.line}`,
  '& > a, & > [data-words]': { flex: '1 1 240px', color: colour.text, overflowWrap: 'anywhere' },
  '&[data-unread] > a, &[data-unread] > [data-words]': { fontWeight: WEIGHT.strong },
});
