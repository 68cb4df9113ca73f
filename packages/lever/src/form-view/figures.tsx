import { colour, FONT_SIZE } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';

export const Figures = styled('dl')({ display: 'grid', gap: 4, margin: 0, fontSize: FONT_SIZE.table });
const Line = styled('div')({ display: 'flex', justifyContent: 'space-between', gap: 8, minHeight: 20 });
const Term = styled('dt')({ color: colour.quiet });
const Value = styled('dd')({ margin: 0, textAlign: 'right', fontVariantNumeric: 'tabular-nums' });

/** One line of a list of figures. */
export function Figure({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <Line>
      <Term>{term}</Term>
      <Value>{children}</Value>
    </Line>
  );
}
