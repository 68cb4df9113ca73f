import type { Pair } from '@bourse/market/contract';
import { ChunkPart } from '@bourse/ui-kit';

const load = () => import('./history');

/** The user's fills of a pair, loaded when their tab is first opened. */
export function HistoryTab({ pair }: { readonly pair: Pair }) {
  return (
    <ChunkPart load={load} height={120}>
      {({ History }) => <History pair={pair} />}
    </ChunkPart>
  );
}
