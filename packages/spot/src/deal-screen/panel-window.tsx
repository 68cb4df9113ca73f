import type { Pair } from '@bourse/contracts/market';
import { BookPanel, PanelWindow, useDealBook, useWindowLevels, type WindowPanel } from '@bourse/trading';
import { useDeal } from './use-deal';
import { useOwnPrices } from './use-own-prices';

/** A level of this window fills no form. */
const noPick = () => undefined;

/** The order book in a window of its own, with marks at the prices of the user's orders. */
function WindowBook({ pair, height }: { readonly pair: Pair; readonly height: number }) {
  const { snapshot, readAt, failure, retry } = useDeal(pair);
  const store = useDealBook(pair, { snapshot, failure, retry });
  const ownPrices = useOwnPrices(pair);
  return (
    <BookPanel
      pair={pair}
      levels={useWindowLevels(height)}
      book={{ store, ownPrices, readAt, failure, retry, onPick: noPick }}
    />
  );
}

/** One panel of the spot screen in a window of its own. */
export function SpotPanelWindow({ panel }: { readonly panel: WindowPanel }) {
  return <PanelWindow panel={panel} renderBook={(pair, height) => <WindowBook pair={pair} height={height} />} />;
}
