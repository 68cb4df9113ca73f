import { toDrawingNumber, type Decimal } from '@bourse/decimal';
import { colour } from '@bourse/ui-kit';
import { ringArcs } from './ring-arcs';
import type { PiePlotProps } from './pie-plot';

/** Radii as shares of the width: the hole is 64% of the disc. */
const OUTER = 50;
const INNER = 32;
const RADIUS = (OUTER + INNER) / 2;

/** The ring of a donut chart as SVG, without a chart library. */
export function PieRing({ values, colours, size }: Pick<PiePlotProps, 'values' | 'colours' | 'size'>) {
  const arcs = ringArcs(values.map((value: Decimal) => toDrawingNumber(value)));
  return (
    <svg width={size} height={size} viewBox="0 0 100 100" fill="none" aria-hidden style={{ display: 'block' }}>
      <circle cx={50} cy={50} r={RADIUS} stroke={colour.line} strokeWidth={arcs.length === 0 ? 0.5 : 0} />
      {arcs.map(({ index, start, share }) => (
        <circle
          key={index}
          cx={50}
          cy={50}
          r={RADIUS}
          pathLength={1}
          stroke={colours[index] ?? colour.quiet}
          strokeWidth={OUTER - INNER}
          strokeDasharray={`${share} 1`}
          strokeDashoffset={-start}
          transform="rotate(-90 50 50)"
        />
      ))}
    </svg>
  );
}
