import { colour, FONT_SIZE } from '@bourse/ui-kit';
import styled from '@emotion/styled';

/** The column of a form on an account screen. */
export const Narrow = styled('div')({ display: 'grid', gap: 16, maxWidth: 560 });
export const Words = styled('p')({ margin: 0, fontSize: FONT_SIZE.form, lineHeight: 1.5, color: colour.quiet });

/** Rows of a name and a value, with a line between. */
export const Rows = styled('dl')({
  display: 'grid',
  margin: 0,
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4px 16px',
    minHeight: 48,
    padding: '8px 0',
    borderBottom: `1px solid ${colour.line}`,
  },
  '& > div:last-of-type': { borderBottom: 0 },
  '& dt': { color: colour.quiet, fontSize: FONT_SIZE.table },
  '& dd': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, margin: 0, overflowWrap: 'anywhere' },
  '& a': { color: colour.accent },
});

/** The content of a panel, away from its border. */
export const Inside = styled('div')({ padding: 16, '& a': { color: colour.accent } });
