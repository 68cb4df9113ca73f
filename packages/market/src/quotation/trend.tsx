import { NO_VALUE } from '@bourse/i18n';
import { colour, Skeleton } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { Sparkline } from '../sparkline/sparkline';
import { useTrend } from './trend-api';
import { useSeen } from './use-seen';

const Place = styled('span')({
  display: 'inline-block',
  verticalAlign: 'middle',
  color: colour.quiet,
  // From the first moment what stands there while it is fetched; only it does not move, for there may be many.
  '&:empty': { borderRadius: 6, backgroundColor: colour.raised },
});

export interface TrendProps {
  readonly symbol: string;
  readonly width: number;
  readonly height: number;
}

/** Where a price went in the last seven days; fetched once somebody looks. */
export function Trend({ symbol, width, height }: TrendProps) {
  const [place, isSeen] = useSeen<HTMLSpanElement>();
  return (
    <Place ref={place} style={{ width, height }}>
      {isSeen && <SeenTrend symbol={symbol} width={width} height={height} />}
    </Place>
  );
}

// By itself, so that rows that are scrolled past ask the store for nothing.
function SeenTrend({ symbol, width, height }: TrendProps) {
  const { closes, isError } = useTrend(symbol);
  if (closes && closes.length > 0) return <Sparkline closes={closes} width={width} height={height} />;
  if (closes || isError) return NO_VALUE;
  return <Skeleton width={width} height={height} />;
}
