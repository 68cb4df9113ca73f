import styled from '@emotion/styled';
import { BELOW, INSET } from '../theme/scale';

/** Filters and actions above a table or a list: one row that wraps, fields end at the same line. */
export const Toolbar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: '8px 12px',
  minWidth: 0,
  padding: `8px ${INSET}`,
});

/** A field of a `Toolbar`, at least as wide as what it shows; on a phone two short ones share a line. */
export const ToolbarField = styled('div')({ minWidth: 160, maxWidth: '100%', [BELOW.sm]: { flexGrow: 1 } });

/** The end of a `Toolbar` or `Row`: everything from here on is at the far side. */
export const End = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  marginInlineStart: 'auto',
});
