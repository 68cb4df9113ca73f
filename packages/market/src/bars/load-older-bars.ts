import type { MarketThunk } from '../stream';
import { PAGE_BARS, windowBefore } from './bar-window';
import { barsApi, readBarPage, type BarsOf } from './bars-api';
import { withOlder } from './series';

// A market may have gaps: after an empty page a longer range is requested before the history counts as ended.
const STRETCHES = [PAGE_BARS, 8 * PAGE_BARS, 64 * PAGE_BARS] as const;

/** What came of asking for older bars. */
export type OlderBars = 'loaded' | 'ended' | 'failed';

/** Joins the page before the oldest bar that is known. */
export function loadOlderBars(bars: BarsOf): MarketThunk<Promise<OlderBars>> {
  return async (dispatch, getState) => {
    const series = barsApi.endpoints.bars.select(bars)(getState()).data;
    const oldest = series?.bars[0];
    if (!series || !oldest || !series.hasOlder) return 'ended';
    const { symbol, resolution } = bars;
    for (const stretch of STRETCHES) {
      const { from, to } = windowBefore(oldest.openTime - 1, resolution, stretch);
      // oxlint-disable-next-line no-await-in-loop -- the next stretch is asked for only where this one is empty
      const page = await dispatch(readBarPage({ symbol, resolution, from, to }));
      if (!page) return 'failed';
      const isLoaded = page.bars.some(({ openTime }) => openTime < oldest.openTime);
      if (isLoaded || from === 0 || stretch === STRETCHES.at(-1)) {
        dispatch(barsApi.util.updateQueryData('bars', bars, (current) => withOlder(current, page, isLoaded)));
        return isLoaded ? 'loaded' : 'ended';
      }
    }
    return 'ended';
  };
}
