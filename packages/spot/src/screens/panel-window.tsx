import { PANEL_PARAMETER, PanelWindow, windowPanelOf } from '@bourse/trading';
import { useSearchParams } from 'react-router';
import { WindowBook } from '../deal-screen/window-book';

/** `/dealCenter/panel`: one panel of the spot screen in a window of its own. */
export function Component() {
  const [search] = useSearchParams();
  return (
    <PanelWindow
      panel={windowPanelOf(search.get(PANEL_PARAMETER))}
      renderBook={(pair, height) => <WindowBook pair={pair} height={height} />}
    />
  );
}
