import { PairScreen } from '@bourse/trading';
import { DealScreen } from '../deal-screen/deal-screen';

/** `/dealCenter` and `/match`: the spot screen of a pair. */
export function Component() {
  return <PairScreen screen="spot">{(pair, onSelect) => <DealScreen pair={pair} onSelect={onSelect} />}</PairScreen>;
}
