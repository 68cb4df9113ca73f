import { NO_VALUE } from '@bourse/i18n';
import { colour, RADIUS, Skeleton, ValueText } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { Sparkline } from '../sparkline/sparkline';
import { useTrend } from '../api';
import { useVisibleAtRest } from './use-visible-at-rest';

const Place = styled('span')({
  display: 'inline-block',
  verticalAlign: 'middle',
  color: colour.quiet,
  // A placeholder of the final size; not animated, because there may be many.
  '&:empty': { borderRadius: RADIUS.control, backgroundColor: colour.raised },
});

export interface TrendProps {
  readonly symbol: string;
  readonly width: number;
  readonly height: number;
}

/** A chart of the last seven days; loaded when it becomes visible. */
export function Trend({ symbol, width, height }: TrendProps) {
  const [place, isSeen] = useVisibleAtRest<HTMLSpanElement>();
  return (
    <Place ref={place} style={{ width, height }}>
      {isSeen && <SeenTrend symbol={symbol} width={width} height={height} />}
    </Place>
  );
}

// A component of its own, so that rows that are scrolled past have no store subscription.
function SeenTrend({ symbol, width, height }: TrendProps) {
  const { closes, isError } = useTrend(symbol);
  if (closes && closes.length > 0) return <Sparkline closes={closes} width={width} height={height} />;
  if (closes || isError) return <ValueText>{NO_VALUE}</ValueText>;
  return <Skeleton width={width} height={height} />;
}
