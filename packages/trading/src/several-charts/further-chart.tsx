import { Chart, type ChartProps } from '@bourse/charts';
import { ReadError } from '@bourse/feature-kit';
import { usePair, usePairChart, usePairs } from '@bourse/market';
import type { Pair } from '@bourse/contracts/market';
import { Box, Button, colour, EmptyState, MenuButton, Skeleton, useKeyedState } from '@bourse/ui-kit';
import { useState, useSyncExternalStore } from 'react';
import { MarketsDrawer } from '../deal-screen/markets-drawer';
import { useSteadyPair } from '../deal-screen/use-steady-pair';
import { tradingMessages } from '../locales/messages';
import type { FurtherChoice } from './arranged-charts';
import { severalChartsMessages } from './locales/messages';

/** A chart of a tab in the background neither hears prices nor draws. */
const followVisibility = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};
const isHidden = () => document.visibilityState === 'hidden';

export interface FurtherChartProps {
  /** With the interval of the screen where that is linked. */
  readonly chart: FurtherChoice;
  readonly onChange: (changed: Partial<FurtherChoice>) => void;
  /** The pair of the screen. */
  readonly screenPair: Pair;
  readonly hasScreenPair: boolean;
  /** Shows a pair on the whole screen. */
  readonly onSelect: (pair: Pair) => void;
  readonly isOffered: ((pair: Pair) => boolean) | undefined;
  readonly renderOver: ChartProps['renderOver'];
  /** CSS pixels. */
  readonly height: number;
}

interface PairChartProps extends FurtherChartProps {
  readonly pair: Pair;
  readonly onChoosePair: () => void;
}

/** The chart of a pair that is there. */
function PairChart({ pair: livePair, chart, onChange, onChoosePair, onSelect, ...rest }: PairChartProps) {
  const { hasScreenPair, renderOver, screenPair, height } = rest;
  const text = severalChartsMessages.useText();
  const pair = useSteadyPair(livePair);
  const isPaused = useSyncExternalStore(followVisibility, isHidden);
  const { resolution, kind } = chart;
  // Another list of indicators is another drawing; stored settings are read anew after each change of the layout.
  const choices = useKeyedState(JSON.stringify(chart.indicators), () => chart.indicators);
  const { isStale: _, ...shown } = usePairChart(
    pair,
    {
      resolution,
      onResolution: (next) => onChange({ resolution: next }),
      kind,
      onKind: (next) => onChange({ kind: next }),
    },
    isPaused,
  );
  const { symbol } = pair;
  return (
    <Chart
      {...shown}
      height={height}
      indicators={{ choices, onChoices: (indicators) => onChange({ indicators }) }}
      renderOver={renderOver}
      head={
        <MenuButton
          label={text('charts.pair', { symbol })}
          entries={[
            { id: 'choose', label: text('charts.choosePair'), onSelect: onChoosePair },
            ...(hasScreenPair || pair.id === screenPair.id
              ? []
              : [{ id: 'open', label: text('charts.openPair', { symbol }), onSelect: () => onSelect(livePair) }]),
          ]}
        >
          {symbol}
        </MenuButton>
      }
    />
  );
}

/** In place of a chart whose pair is not there: it loads, could not be read, or is not listed any more. */
function MissingPair({ symbol, onChoosePair }: { readonly symbol: string; readonly onChoosePair: () => void }) {
  const text = severalChartsMessages.useText();
  const tradingText = tradingMessages.useText();
  const { state, retry } = usePairs();
  if (state.kind === 'loading') return <Skeleton height={120} />;
  if (state.kind === 'failed')
    return <ReadError title={tradingText('deal.marketsFailed')} failure={state.failure} onRetry={retry} />;
  return (
    <EmptyState
      title={text('charts.gone', { symbol })}
      hint={text('charts.goneHint')}
      action={<Button onClick={onChoosePair}>{text('charts.choosePair')}</Button>}
    />
  );
}

/** A chart beside the first one, with its pair, interval, type and indicators. It has no orders and no drawings. */
export function FurtherChart(props: FurtherChartProps) {
  const { chart, onChange, screenPair, hasScreenPair, onSelect, isOffered, height } = props;
  const [isChoosing, setChoosing] = useState(false);
  const own = usePair(chart.pair);
  const pair = hasScreenPair ? screenPair : own;
  const choosePair = () => setChoosing(true);
  return (
    <Box sx={{ height, backgroundColor: colour.panel, overflow: 'hidden' }}>
      {pair ? (
        <PairChart {...props} pair={pair} onChoosePair={choosePair} />
      ) : (
        <MissingPair symbol={chart.symbol} onChoosePair={choosePair} />
      )}
      <MarketsDrawer
        isOpen={isChoosing}
        onClose={() => setChoosing(false)}
        pair={pair ?? screenPair}
        isOffered={isOffered}
        onSelect={(next) => {
          if (hasScreenPair) onSelect(next);
          else onChange({ pair: next.id, symbol: next.symbol });
        }}
      />
    </Box>
  );
}
