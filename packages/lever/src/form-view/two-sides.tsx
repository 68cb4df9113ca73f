import { colour, VisuallyHidden } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { leverMessages } from '../locales/messages';

const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: 12,
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { padding: '2px 0', textAlign: 'right', verticalAlign: 'top', fontWeight: 400 },
  '& th:first-of-type': { textAlign: 'left', color: colour.quiet, paddingRight: 8 },
  '& td + td': { paddingLeft: 8 },
  '& thead th': { fontWeight: 600 },
  '& small': { display: 'block', color: colour.quiet },
});
const Long = styled('th')({ color: colour.up });
const Short = styled('th')({ color: colour.down });

export interface TwoSidesRow {
  readonly id: string;
  readonly term: string;
  readonly long: ReactNode;
  readonly short: ReactNode;
}

/** Figures of an order for both directions side by side. */
export function TwoSides({ rows, unit }: { readonly rows: readonly TwoSidesRow[]; readonly unit: string }) {
  const text = leverMessages.useText();
  return (
    <Table>
      <VisuallyHidden as="caption">{text('form.preview', { unit })}</VisuallyHidden>
      <thead>
        <tr>
          <th scope="col">{text('form.preview', { unit })}</th>
          <Long scope="col">{text('side.long')}</Long>
          <Short scope="col">{text('side.short')}</Short>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, term, long, short }) => (
          <tr key={id}>
            <th scope="row">{term}</th>
            <td>{long}</td>
            <td>{short}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
