import MuiStack, { type StackProps as MuiStackProps } from '@mui/material/Stack';
import styled from '@emotion/styled';
import { FONT_SIZE } from '../theme/scale';
import { colour } from '../theme/variables';

/**
 * Blocks below each other. MUI's component with defaults of the theme: `spacing` counts in units of the grid (4 px), `component` and `sx` work
 * as everywhere in MUI.
 */
export const Stack = MuiStack;

export type RowProps = Omit<MuiStackProps, 'direction'>;

/** Controls beside each other; they wrap on small screens. */
export function Row({ spacing = 3, ...rest }: RowProps) {
  return <MuiStack direction="row" spacing={spacing} {...rest} />;
}

/** Columns of equal width beside each other: two fields, two buttons. */
export const FieldRow = styled('div')({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: 8,
  minWidth: 0,
});
/** The column of a form on a page: no wider than its fields should be. */
export const Narrow = styled('div')({ display: 'grid', gap: 16, maxWidth: 560 });
/** The content of a panel with the usual distance to its border. */
export const Padded = styled('div')({ padding: 16 });
/** Text of second rank. */
export const Quiet = styled('span')({ fontSize: FONT_SIZE.table, color: colour.quiet });
