import styled from '@emotion/styled';
import { INSET } from '../theme/scale';

/** Filters and actions above a table or a list: one row that wraps, fields end at the same line. */
export const Toolbar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: '8px 12px',
  minWidth: 0,
  padding: `8px ${INSET}`,
});

/** The end of a `Toolbar` or `Row`: everything from here on is at the far side. */
export const End = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  marginInlineStart: 'auto',
});
