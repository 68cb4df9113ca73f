import { colour, INSET_FOCUS_RING, RADIUS, WEIGHT } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { Link } from 'react-router';

/** A link that covers the positioned element around it: a press anywhere on the row or card opens it. */
export const CoveringLink = styled(Link)({
  fontWeight: WEIGHT.strong,
  color: colour.text,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { ...INSET_FOCUS_RING, borderRadius: RADIUS.control },
});
