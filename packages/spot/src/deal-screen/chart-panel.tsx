import { Chart, useChart, useIsStale } from '@bourse/market';
import type { Pair } from '@bourse/market/contract';
import { Panel } from '@bourse/ui-kit';
import { spotMessages } from '../locales';

/** Prices over time. `height` in CSS pixels. */
export function ChartPanel({ pair, height }: { readonly pair: Pair; readonly height: number }) {
  const text = spotMessages.useText();
  const chart = useChart(pair);
  return (
    <Panel label={text('deal.chart')} isStale={useIsStale()}>
      <Chart {...chart} height={height} />
    </Panel>
  );
}
