import { ChunkPart } from '@bourse/ui-kit';
import type { BalancePanelProps } from './balance-panel';

const load = () => import('./balance-panel');

/** The panel below a row, loaded when the first one is opened: its forms are most of the code of a balances screen. */
export function BalancePanelOnPress(props: BalancePanelProps) {
  return (
    <ChunkPart load={load} height={240}>
      {({ BalancePanel }) => <BalancePanel {...props} />}
    </ChunkPart>
  );
}
