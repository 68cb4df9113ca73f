import type { Formatter } from '@bourse/i18n';
import type { ReactNode } from 'react';
import { colour } from '../theme/variables';
import { CARDS_BELOW } from './cards';

type Separator = Formatter['decimalSeparator'];

/** The common room of the figures of a column: the most decimals, and their units, one a line. */
export interface Alignment {
  readonly places: number;
  readonly units: string;
}

/** A written figure, its decimals, and the currency or word behind it; `undefined` for any other text. */
function partsOf(text: string, separator: Separator) {
  const [, figure, space = '', unit = ''] = /^(\D*\d(?:[\d.,]*\d)?)(\s?)(\S*)$/u.exec(text) ?? [];
  if (figure === undefined) return undefined;
  const point = figure.lastIndexOf(separator);
  return { figure, places: point < 0 ? 0 : figure.length - point - 1, space, unit };
}

/** What aligns the figures of a column by the decimal separator. */
export function alignmentOf(cells: readonly ReactNode[], separator: Separator): Alignment {
  const all = cells.flatMap((cell) => (typeof cell === 'string' ? (partsOf(cell, separator) ?? []) : []));
  return {
    places: Math.max(0, ...all.map(({ places }) => places)),
    units: [...new Set(all.map(({ unit }) => unit))].join('\n'),
  };
}

/** A figure with room for the decimals and the longest unit of its column. The room is generated: it is not read out or copied. */
export function alignedFigure(content: ReactNode, separator: Separator, alignment: Alignment): ReactNode {
  const parts = typeof content === 'string' ? partsOf(content, separator) : undefined;
  if (!parts) return content;
  const { figure, places, space, unit } = parts;
  const missing = alignment.places - places;
  return (
    <>
      {figure}
      {missing > 0 && <span data-room={`${places === 0 ? separator : ''}${'0'.repeat(missing)}`} />}
      {space}
      {alignment.units.trim() !== '' && <span data-units={alignment.units}>{unit}</span>}
    </>
  );
}

const room = (attribute: string) =>
  ({ content: [`attr(${attribute})`, `attr(${attribute}) / ""`], visibility: 'hidden' }) as const;
const IN_COLUMNS = `@container (min-width: ${CARDS_BELOW}px)`;

/** Styles of `alignedFigure`. In cards no figure is below another. */
export const alignedFigures = {
  '& [data-room]': { [IN_COLUMNS]: { '&::after': room('data-room') } },
  '& [data-units]': {
    color: colour.quiet,
    [IN_COLUMNS]: {
      display: 'inline-grid',
      textAlign: 'start',
      '&::after': { ...room('data-units'), height: 0, overflow: 'hidden', whiteSpace: 'pre' },
    },
  },
} as const;
