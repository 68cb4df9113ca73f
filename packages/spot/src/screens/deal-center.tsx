import { PairScreen, PANEL_PARAMETER, windowPanelOf } from '@bourse/trading';
import { useSearchParams } from 'react-router';
import { DealScreen } from '../deal-screen/deal-screen';
import { SpotPanelWindow } from '../deal-screen/panel-window';

/** `/dealCenter` and `/match`: the spot screen of a pair; `/dealCenter/panel?panel=chart`: one of its panels in a window. */
export function Component() {
  // One chunk: a chunk of the window would split those that both have in common, which costs more than it saves.
  const panel = windowPanelOf(useSearchParams()[0].get(PANEL_PARAMETER));
  if (panel) return <SpotPanelWindow panel={panel} />;
  return <PairScreen screen="spot">{(pair, onSelect) => <DealScreen pair={pair} onSelect={onSelect} />}</PairScreen>;
}
