import MuiBox, { type BoxProps } from '@mui/material/Box';
import MuiStack, { type StackProps as MuiStackProps } from '@mui/material/Stack';
import styled from '@emotion/styled';
import { type Breakpoint, FONT_SIZE, INSET, SETS_INSET } from '../theme/scale';
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

/** One element with a few tokens of the theme in `sx`. What several places need is a primitive instead. */
export const Box: typeof MuiBox = MuiBox;

/** A column as high as its parent. */
export function Fill(props: MuiStackProps) {
  return <MuiStack spacing={0} {...props} sx={{ height: '100%', minHeight: 0 }} />;
}

export interface ColumnsProps extends Omit<BoxProps, 'sx'> {
  /** As many columns of equal width as have at least this width, CSS pixels. */
  min?: number;
  /** Or columns of these shares of the width, from the breakpoint `from` on; below it one column. */
  shares?: readonly number[];
  from?: Breakpoint;
  /** Units of the grid. Default: 4. */
  spacing?: MuiStackProps['spacing'];
  /** Default: `start`; `stretch` for surfaces of equal height. */
  alignItems?: 'start' | 'center' | 'end' | 'stretch';
}

/** Columns beside each other that become fewer as the window gets narrower. */
export function Columns({ min = 0, shares, from = 'md', spacing = 4, alignItems = 'start', ...rest }: ColumnsProps) {
  const gridTemplateColumns = shares
    ? { xs: 'minmax(0, 1fr)', [from]: shares.map((share) => `minmax(0, ${share}fr)`).join(' ') }
    : `repeat(auto-fill, minmax(min(${min}px, 100%), 1fr))`;
  return (
    <MuiBox
      {...rest}
      sx={{ display: 'grid', m: 0, p: 0, listStyle: 'none', gap: spacing, alignItems, gridTemplateColumns }}
    />
  );
}

/** Columns of equal width beside each other: two fields, two buttons. */
export const FieldRow = styled('div')({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: 8,
  minWidth: 0,
  // A label in Chinese or Japanese breaks between its words, and within one only where that does not fit.
  '& > button': { paddingInline: 8, wordBreak: 'keep-all', overflowWrap: 'break-word', '& > span': { minWidth: 0 } },
});
/** The column of a form on a page: no wider than its fields should be. */
export const Narrow = styled('div')({ display: 'grid', gap: 16, maxWidth: 560 });
/** The content of a panel with the usual distance to its border. */
export const Padded = styled('div')({ padding: 16, ...SETS_INSET.padded });
/** A part of a panel, with a hairline to the part above it. */
export const PanelSection = styled('div')({ padding: `8px ${INSET}`, borderTop: `1px solid ${colour.line}` });
/** Text of second rank. */
export const Quiet = styled('span')({ fontSize: FONT_SIZE.table, color: colour.quiet });
