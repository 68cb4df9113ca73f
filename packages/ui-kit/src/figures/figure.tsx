import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { FONT_SIZE, WEIGHT } from '../theme/scale';
import { colour } from '../theme/variables';
import type { MissingReason } from './missing-text';
import { ValueText } from './value-text';

/** A list of `FigureLine`s: the costs of an order, below its fields, and no wider than these. */
export const FigureLines = styled('dl')({
  display: 'grid',
  gap: 4,
  maxWidth: 560,
  margin: 0,
  fontSize: FONT_SIZE.table,
});

/** A list of `Figure`s beside each other, in columns of equal width. */
export const Figures = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
  gap: '8px 24px',
  margin: 0,
});

const Line = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 8,
  minHeight: 20,
  '& > dt': { color: colour.quiet },
  '& > dd': { margin: 0, textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
});
const Block = styled('div')({
  minWidth: 0,
  '& > dt': { fontSize: FONT_SIZE.table, color: colour.quiet },
  '& > dd': {
    margin: 0,
    fontSize: FONT_SIZE.reading,
    fontWeight: WEIGHT.strong,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
  '&[data-size="table"] > dd': { fontSize: FONT_SIZE.table },
  '&[data-size="heading"] > dd': { fontSize: FONT_SIZE.heading, lineHeight: 1.3 },
  '&[data-size="display"] > dd': { fontSize: FONT_SIZE.display },
});

export interface FigureProps {
  readonly label: ReactNode;
  readonly children: ReactNode;
  /** Why the value is missing, where it is a dash. Default: the exchange does not send it. */
  readonly missing?: MissingReason | undefined;
}

/** A label and its value on one line. Inside `FigureLines`. */
export function FigureLine({ label, children, missing }: FigureProps) {
  return (
    <Line>
      <dt>{label}</dt>
      <dd translate="no">
        <ValueText missing={missing}>{children}</ValueText>
      </dd>
    </Line>
  );
}

/** A label over its value. Inside `Figures`. `size` is that of the value: `display` for the one total of a page. */
export function Figure({
  label,
  children,
  missing,
  size = 'reading',
}: FigureProps & { readonly size?: 'table' | 'reading' | 'heading' | 'display' }) {
  return (
    <Block data-size={size}>
      <dt>{label}</dt>
      <dd translate="no">
        <ValueText missing={missing}>{children}</ValueText>
      </dd>
    </Block>
  );
}
