import type { Pair } from '@bourse/market/contract';
import { ChunkPart } from '@bourse/ui-kit';

const load = () => import('./price-alerts');

/** The list of price alerts, loaded when its tab is first opened. Alerts are watched independently of it. */
export function AlertsTab({ pair }: { readonly pair: Pair }) {
  return (
    <ChunkPart load={load} height={120}>
      {({ PriceAlerts }) => <PriceAlerts pair={pair} />}
    </ChunkPart>
  );
}
