import { midpoint, toDrawingNumber, ZERO, type Decimal } from '@bourse/decimal';
import { useFormat } from '@bourse/i18n';
import { colour, FONT_SIZE, soft, useElementWidth } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { useRef, useState } from 'react';
import { lineGeometry } from './line-geometry';
import type { LinePlotProps } from './line-plot';
import { lineSummary } from './line-summary';

const Svg = styled('svg')({ display: 'block', fontSize: FONT_SIZE.dense, fill: colour.quiet });

const CHARACTER_WIDTH = 6.5;
const PADDING = 8;
/** Height of the row of dates. */
const DATES = 22;

/** Values of the scale: its ends and its middle, or one value where the line is level. */
function levelsOf(low: Decimal, high: Decimal): readonly Decimal[] {
  return low === high ? [low] : [low, midpoint(low, high), high];
}

/** The plot of a line chart as SVG, without a chart library. The pointer reads the nearest point. */
export function LineSvg({ points, write, height, isStep }: Omit<LinePlotProps, 'isAnimated'>) {
  const format = useFormat();
  const place = useRef<HTMLDivElement>(null);
  const width = useElementWidth(place);
  const [hovered, setHovered] = useState<number>();
  const summary = lineSummary(points);
  const low = isStep ? ZERO : (summary?.lowest.value ?? ZERO);
  const high = summary?.highest.value ?? ZERO;
  const levels = levelsOf(low, high);
  const labels = levels.map(write);
  const left = Math.max(...labels.map((label) => label.length)) * CHARACTER_WIDTH + PADDING;
  const geometry = lineGeometry(
    points.map(({ time, value }) => ({ time, value: toDrawingNumber(value) })),
    {
      left,
      top: PADDING * 2,
      width: Math.max(1, width - left - PADDING),
      height: height - DATES - PADDING * 3,
    },
    { low: toDrawingNumber(low), high: toDrawingNumber(high), isStep },
  );
  const shown = hovered === undefined ? undefined : points[hovered];
  const right = width - PADDING;
  const last = points.at(-1);
  return (
    <div ref={place} style={{ position: 'relative', height }}>
      {width > 0 && (
        <Svg
          width={width}
          height={height}
          aria-hidden
          data-line-chart
          onPointerMove={(event) => {
            const { left: edge } = event.currentTarget.getBoundingClientRect();
            setHovered(geometry.nearest(event.clientX - edge));
          }}
          onPointerLeave={() => setHovered(undefined)}
        >
          {levels.map((level, index) => {
            const y = geometry.yOf(toDrawingNumber(level));
            return (
              <g key={level}>
                <line x1={left} x2={right} y1={y} y2={y} stroke={colour.line} />
                <text x={left - PADDING} y={y + 4} textAnchor="end">
                  {labels[index]}
                </text>
              </g>
            );
          })}
          <path d={geometry.area} fill={soft(colour.accent, 12)} />
          <path d={geometry.line} fill="none" stroke={colour.accent} strokeWidth={1.5} strokeLinejoin="round" />
          {points.length === 1 && summary && (
            <circle
              cx={geometry.xOf(summary.first.time)}
              cy={geometry.yOf(toDrawingNumber(summary.first.value))}
              r={4}
              fill={colour.accent}
            />
          )}
          {summary && (
            <text x={left} y={height - PADDING}>
              {format.date(summary.first.time)}
            </text>
          )}
          {last && points.length > 1 && (
            <text x={right} y={height - PADDING} textAnchor="end">
              {format.date(last.time)}
            </text>
          )}
          {shown && (
            <g pointerEvents="none">
              <line
                x1={geometry.xOf(shown.time)}
                x2={geometry.xOf(shown.time)}
                y1={PADDING * 2}
                y2={height - DATES - PADDING}
                stroke={colour.quiet}
                strokeDasharray="4 3"
              />
              <circle
                cx={geometry.xOf(shown.time)}
                cy={geometry.yOf(toDrawingNumber(shown.value))}
                r={3}
                fill={colour.accent}
              />
              <text x={right} y={PADDING + 4} textAnchor="end" fill={colour.text}>
                {`${format.zonedDateTime(shown.time)} · ${write(shown.value)}`}
              </text>
            </g>
          )}
        </Svg>
      )}
    </div>
  );
}
