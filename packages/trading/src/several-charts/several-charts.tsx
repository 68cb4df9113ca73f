import { PanelBoundary } from '@bourse/ui-kit';
import type { Resolution } from '@bourse/contracts/bars';
import type { Pair } from '@bourse/contracts/market';
import { furtherCharts, ONE_CHART, withFurther } from './arranged-charts';
import { ChartsDialog } from './charts-dialog';
import type { ChartsChoice } from './charts-choice';
import { FurtherChart } from './further-chart';
import { LinkedCrossHair } from './linked-cross-hair';
import type { PointedMoments } from './pointed-moment';

export { LinkedCrossHair };

/** The charts of a screen, and how they are changed. */
export interface ChartsControls {
  /** `undefined`: one chart. */
  readonly choice: ChartsChoice | undefined;
  readonly onChange: (choice: ChartsChoice) => void;
  /** Shows a pair on the whole screen. */
  readonly onSelect: (pair: Pair) => void;
  /** The pairs of the screen; all of them where left out. */
  readonly isOffered?: ((pair: Pair) => boolean) | undefined;
}

export interface SeveralChartsProps extends ChartsControls {
  /** Of the first chart, which is that of the screen. */
  readonly pair: Pair;
  readonly resolution: Resolution;
  readonly onResolution: (resolution: Resolution) => void;
  readonly moments: PointedMoments;
  /** Of a chart, CSS pixels. */
  readonly height: number;
  /** The dialog that arranges the charts is open. */
  readonly isArranging: boolean;
  readonly onClose: () => void;
}

/** The charts after the first one, as cells of the caller's grid, and the dialog that arranges them. */
export function SeveralCharts(props: SeveralChartsProps) {
  const { choice = ONE_CHART, onChange, onSelect, isOffered, pair, resolution, onResolution } = props;
  const { moments, height, isArranging, onClose } = props;
  const isLinked = (link: ChartsChoice['links'][number]) => choice.links.includes(link);
  const hasScreenInterval = isLinked('interval');
  return (
    <>
      {furtherCharts(choice, pair).map((chart, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a chart is its place
        <PanelBoundary key={index} label={chart.symbol} subject={chart.pair}>
          <FurtherChart
            chart={hasScreenInterval ? { ...chart, resolution } : chart}
            onChange={({ resolution: next, ...changed }) => {
              if (next && hasScreenInterval) onResolution(next);
              else onChange(withFurther(choice, pair, index, { ...changed, ...(next && { resolution: next }) }));
            }}
            screenPair={pair}
            hasScreenPair={isLinked('pair')}
            onSelect={onSelect}
            isOffered={isOffered}
            renderOver={
              isLinked('crossHair')
                ? (pointer, shown) => (
                    <LinkedCrossHair {...pointer} chart={index + 1} pair={shown} moments={moments} />
                  )
                : undefined
            }
            height={height}
          />
        </PanelBoundary>
      ))}
      {isArranging && <ChartsDialog {...{ choice, onChange, pair, onClose }} />}
    </>
  );
}
