import { bucketLength, resolutionsInOrder, type Resolution } from '@bourse/contracts/bars';
import type { LoadedTo } from '@bourse/charts';
import type { MarketThunk } from '../stream';
import { PAGE_BARS, windowBefore } from './bar-window';
import { barsApi, readBarPage, type BarsOf } from './bars-api';
import { withOlder } from './series';

/** After an empty page, the next one is this many times longer: a market may have gaps, also of months. */
const GROWTH = 8;
/** Pages that are requested in a row. Of minutes, eight reach beyond 1970. */
const PAGES = 8;

/** What came of asking for older bars. */
export type OlderBars = 'loaded' | 'ended' | 'failed';

/** Joins the page before the oldest bar that is known. The history has ended where nothing older is found back to 1970. */
export function loadOlderBars(bars: BarsOf): MarketThunk<Promise<OlderBars>> {
  return async (dispatch, getState) => {
    const series = barsApi.endpoints.bars.select(bars)(getState()).data;
    const oldest = series?.bars[0];
    if (!series || !oldest || !series.hasOlder) return 'ended';
    const { symbol, resolution } = bars;
    let to = oldest.openTime - 1;
    for (let number = 0; number < PAGES; number += 1) {
      const window = windowBefore(to, resolution, PAGE_BARS * GROWTH ** number);
      // oxlint-disable-next-line no-await-in-loop -- the next page is asked for only where this one is empty
      const page = await dispatch(readBarPage({ symbol, resolution, ...window }));
      if (!page) return 'failed';
      const isLoaded = page.bars.some(({ openTime }) => openTime < oldest.openTime);
      // Folded bars may cover a part of the window only.
      to = page.from - 1;
      if (isLoaded || to < 0 || number === PAGES - 1) {
        dispatch(
          barsApi.util.updateQueryData('bars', bars, (current) =>
            // Meanwhile the series may have been read anew, and begins later: the page would leave a hole before it.
            current.bars[0]?.openTime === oldest.openTime ? withOlder(current, page, isLoaded) : current,
          ),
        );
        return isLoaded ? 'loaded' : 'ended';
      }
    }
    return 'ended';
  };
}

/** Pages that a jump to a date loads at most. */
const JUMP_PAGES = 20;

/** The selected resolution, or the shortest longer one at which the bars back to a moment are few enough to be loaded. */
export function resolutionReaching(moment: number, now: number, selected: Resolution): Resolution {
  const longer = resolutionsInOrder.slice(resolutionsInOrder.indexOf(selected));
  return longer.find((each) => now - moment <= JUMP_PAGES * PAGE_BARS * bucketLength(each)) ?? '1M';
}

/** Loads older pages until the bars reach back to a moment, epoch milliseconds. */
export function loadBarsTo(bars: BarsOf, moment: number): MarketThunk<Promise<LoadedTo['outcome']>> {
  return async (dispatch, getState) => {
    // The bars of another resolution may still be on their way.
    await dispatch(barsApi.endpoints.bars.initiate(bars, { subscribe: false }));
    for (;;) {
      const oldest = barsApi.endpoints.bars.select(bars)(getState()).data?.bars[0];
      if (!oldest) return 'failed';
      if (oldest.openTime <= moment) return 'reached';
      // oxlint-disable-next-line no-await-in-loop -- each page begins where the one before ends
      const outcome = await dispatch(loadOlderBars(bars));
      if (outcome !== 'loaded') return outcome === 'ended' ? 'first' : 'failed';
    }
  };
}
