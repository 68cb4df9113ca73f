import { colour, FONT_SIZE } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';

export const Figures = styled('dl')({ display: 'grid', gap: 4, margin: 0, fontSize: FONT_SIZE.table });
const Row = styled('div')({ display: 'flex', justifyContent: 'space-between', gap: 8 });
const Term = styled('dt')({ color: colour.quiet });
const Value = styled('dd')({ margin: 0, textAlign: 'end', fontVariantNumeric: 'tabular-nums' });

/** A term with its figure; inside `Figures`. */
export function Figure({ term, children }: { readonly term: ReactNode; readonly children: ReactNode }) {
  return (
    <Row>
      <Term>{term}</Term>
      <Value>{children}</Value>
    </Row>
  );
}
