import { compare, toDrawingNumber, type Decimal } from '@bourse/decimal';
import { colour, type Direction } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { chartsMessages } from '@bourse/charts';
import { trendPath } from './trend-path';

export interface SparklineProps {
  /** Closing prices, oldest first. */
  readonly closes: readonly Decimal[];
  /** CSS pixels. */
  readonly width?: number;
  readonly height?: number;
}

const Line = styled('svg')({
  display: 'block',
  fill: 'none',
  strokeWidth: 1.5,
  stroke: colour.quiet,
  '&[data-direction="up"]': { stroke: colour.up },
  '&[data-direction="down"]': { stroke: colour.down },
});

const TREND = { up: 'trend.rising', down: 'trend.falling', unchanged: 'trend.flat' } as const;

/** A small trend chart, cheap enough for every row of a list. */
export function Sparkline({ closes, width = 96, height = 28 }: SparklineProps) {
  const text = chartsMessages.useText();
  const direction = trendOf(closes);
  return (
    <Line
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is drawn, there is no file
      role="img"
      aria-label={text(TREND[direction])}
      data-direction={direction}
    >
      <path d={trendPath(closes.map(toDrawingNumber), width, height)} strokeLinejoin="round" />
    </Line>
  );
}

/** Direction of the last close against the first. */
export function trendOf(closes: readonly Decimal[]): Direction {
  const [first] = closes;
  const last = closes.at(-1);
  if (first === undefined || last === undefined) return 'unchanged';
  const step = compare(last, first);
  if (step === 0) return 'unchanged';
  return step > 0 ? 'up' : 'down';
}
