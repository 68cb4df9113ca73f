import { colour, FONT_SIZE, hairline, space } from '@bourse/ui-kit';
import styled from '@emotion/styled';

/** Rows of a name and a value, with a line between. */
export const Rows = styled('dl')({
  display: 'grid',
  margin: 0,
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space(1, 4),
    minHeight: 48,
    padding: space(2, 0),
    borderBottom: hairline(colour.line),
  },
  // The padding of the surface is the distance of the first and the last row.
  '& > div:first-of-type': { minHeight: 40, paddingTop: 0 },
  '& > div:last-of-type': { minHeight: 40, paddingBottom: 0, borderBottom: 0 },
  '& > div:only-of-type': { minHeight: 32 },
  '& dt': { color: colour.quiet, fontSize: FONT_SIZE.table },
  '& dd': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, margin: 0, overflowWrap: 'anywhere' },
  '& a': { color: colour.accent },
});
