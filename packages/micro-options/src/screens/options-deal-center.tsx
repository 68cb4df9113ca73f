import { PairScreen } from '@bourse/trading';
import { OptionsScreen, PANELS } from '../deal-screen/deal-screen';

/** `/secondDealCenter` */
export function Component() {
  return (
    <PairScreen screen="options" panels={PANELS}>
      {(pair, onSelect) => <OptionsScreen pair={pair} onSelect={onSelect} />}
    </PairScreen>
  );
}
