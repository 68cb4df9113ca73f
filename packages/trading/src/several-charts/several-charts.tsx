import type { ChartProps } from '@bourse/charts';
import type { Pair } from '@bourse/contracts/market';
import { colour, createExternalStore, PanelBoundary } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { useState, type ReactNode } from 'react';
import { furtherCharts, withFurther } from './arranged-charts';
import type { ChartLink, ChartsChoice } from './charts-choice';
import type { ChartsControls } from './charts-controls';
import { FurtherChart } from './further-chart';
import { LinkedCrossHair } from './linked-cross-hair';
import type { PointedMoment } from './pointed-moment';

/** Between two charts, CSS pixels. */
const LINE = 1;

const Cells = styled('div')({
  display: 'grid',
  gap: LINE,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  backgroundColor: colour.line,
});

export interface SeveralChartsProps extends Omit<ChartsControls, 'choice'> {
  readonly choice: ChartsChoice;
  /** Of the screen. */
  readonly pair: Pair;
  /** Of the first chart. */
  readonly interval: Pick<ChartProps, 'resolution' | 'onResolution'>;
  /** The chart of the screen's pair: orders, alerts and drawings are on this one alone. */
  readonly renderFirst: (own: Pick<ChartProps, 'height' | 'renderOver'>) => ReactNode;
  /** Of all charts together, CSS pixels. */
  readonly height: number;
}

/** Two charts side by side, or four in two rows; the first one is that of the screen's pair. */
export function SeveralCharts(props: SeveralChartsProps) {
  const { choice, onChange, onSelect, isOffered, pair, interval, renderFirst, height } = props;
  const [moments] = useState(() => createExternalStore<PointedMoment | undefined>(undefined));
  const isLinked = (link: ChartLink) => choice.links.includes(link);
  const hasScreenInterval = isLinked('interval');
  const own = choice.count > 2 ? Math.floor((height - LINE) / 2) : height;
  const renderOver = (chart: number): ChartProps['renderOver'] =>
    isLinked('crossHair') ? (pointer) => <LinkedCrossHair {...pointer} {...{ chart, moments }} /> : undefined;
  return (
    <Cells>
      {renderFirst({ height: own, renderOver: renderOver(0) })}
      {furtherCharts(choice, pair).map((chart, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a chart is its place
        <PanelBoundary key={index} label={chart.symbol} subject={chart.pair}>
          <FurtherChart
            chart={hasScreenInterval ? { ...chart, resolution: interval.resolution } : chart}
            onChange={({ resolution: next, ...changed }) => {
              if (next && hasScreenInterval) interval.onResolution(next);
              else onChange(withFurther(choice, pair, index, { ...changed, ...(next && { resolution: next }) }));
            }}
            screenPair={pair}
            hasScreenPair={isLinked('pair')}
            onSelect={onSelect}
            isOffered={isOffered}
            renderOver={renderOver(index + 1)}
            height={own}
          />
        </PanelBoundary>
      ))}
    </Cells>
  );
}
