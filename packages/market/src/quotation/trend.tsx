import { NO_VALUE } from '@bourse/i18n';
import { colour, Skeleton } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { Sparkline } from '../sparkline/sparkline';
import { useTrendQuery } from './trend-api';
import { useSeen } from './use-seen';

const Place = styled('span')({ display: 'inline-block', verticalAlign: 'middle', color: colour.quiet });

export interface TrendProps {
  readonly symbol: string;
  readonly width: number;
  readonly height: number;
}

/** Where a price went in the last seven days; fetched once somebody looks. */
export function Trend({ symbol, width, height }: TrendProps) {
  const [place, isSeen] = useSeen<HTMLSpanElement>();
  const { data, isError } = useTrendQuery(symbol, { skip: !isSeen });
  return (
    <Place ref={place} style={{ width, height }}>
      <TrendPicture closes={data} hasFailed={isError} width={width} height={height} />
    </Place>
  );
}

interface PictureProps extends Omit<TrendProps, 'symbol'> {
  readonly closes: Parameters<typeof Sparkline>[0]['closes'] | undefined;
  readonly hasFailed: boolean;
}

function TrendPicture({ closes, hasFailed, width, height }: PictureProps) {
  if (closes && closes.length > 0) return <Sparkline closes={closes} width={width} height={height} />;
  if (closes || hasFailed) return NO_VALUE;
  return <Skeleton width={width} height={height} />;
}
