import { PairScreen } from '@bourse/trading';
import { OptionsScreen, PANELS } from './options-screen';

/** `/secondDealCenter` */
export function Component() {
  return (
    <PairScreen screen="options" panels={PANELS}>
      {(pair, onSelect) => <OptionsScreen pair={pair} onSelect={onSelect} />}
    </PairScreen>
  );
}
