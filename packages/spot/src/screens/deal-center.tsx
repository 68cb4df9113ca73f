import { PairScreen, PANEL_PARAMETER, windowPanelOf } from '@bourse/trading';
import { lazyPart, Skeleton } from '@bourse/ui-kit';
import { useSearchParams } from 'react-router';
import { DealScreen } from '../deal-screen/deal-screen';

/** A panel in a window of its own. The deal screen does not need its code. */
const SpotPanelWindow = lazyPart(async () => (await import('../deal-screen/panel-window')).SpotPanelWindow, {
  fallback: <Skeleton height={320} />,
});

/** `/dealCenter` and `/match`: the spot screen of a pair; `/dealCenter/panel?panel=chart`: one of its panels in a window. */
export function Component() {
  const panel = windowPanelOf(useSearchParams()[0].get(PANEL_PARAMETER));
  if (panel) return <SpotPanelWindow panel={panel} />;
  return <PairScreen screen="spot">{(pair, onSelect) => <DealScreen pair={pair} onSelect={onSelect} />}</PairScreen>;
}
