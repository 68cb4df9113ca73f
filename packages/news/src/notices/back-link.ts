import { colour, FONT_SIZE } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { Link } from 'react-router';

/** From a notice back to the list. */
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
