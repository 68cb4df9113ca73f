import { PairScreen } from '@bourse/trading';
import { DealScreen } from '../deal-screen/deal-screen';

/** `/leverdealCenter`: the pair of the address (`?symbol=BTC_USDT`), of storage, or the first displayed one. */
export function Component() {
  return <PairScreen screen="lever">{(pair, onSelect) => <DealScreen pair={pair} onSelect={onSelect} />}</PairScreen>;
}
