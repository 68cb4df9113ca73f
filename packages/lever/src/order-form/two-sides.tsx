import { colour, FONT_SIZE, VisuallyHidden, WEIGHT } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { Direction } from '@bourse/contracts/lever';
import { DirectionText } from '../figures/direction-text';
import { leverMessages } from '../locales/messages';

const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: FONT_SIZE.dense,
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { padding: '2px 0', textAlign: 'right', verticalAlign: 'top', fontWeight: WEIGHT.regular },
  '& th:first-of-type': { textAlign: 'left', color: colour.quiet, paddingRight: 8 },
  '& td + td': { paddingLeft: 8 },
  '& thead th': { fontWeight: WEIGHT.strong },
  '& small': { display: 'block', color: colour.quiet },
});

export interface TwoSidesRow {
  readonly id: string;
  readonly term: ReactNode;
  readonly long: ReactNode;
  readonly short: ReactNode;
}

export interface TwoSidesProps {
  readonly rows: readonly TwoSidesRow[];
  readonly unit: string;
  /** The directions that are shown. */
  readonly sides: readonly Direction[];
}

/** Figures of an order, for both directions side by side. */
export function TwoSides({ rows, unit, sides }: TwoSidesProps) {
  const text = leverMessages.useText();
  return (
    <Table>
      <VisuallyHidden as="caption">{text('form.preview', { unit })}</VisuallyHidden>
      <thead>
        <tr>
          <th scope="col">{text('form.preview', { unit })}</th>
          {sides.map((side) => (
            <th key={side} scope="col">
              <DirectionText direction={side} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, term, ...figures }) => (
          <tr key={id}>
            <th scope="row">{term}</th>
            {sides.map((side) => (
              <td key={side}>{figures[side]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
