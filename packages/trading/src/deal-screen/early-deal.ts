import { EARLY_CHART } from '@bourse/charts';
import type { EarlyCall, EarlyLoad } from '@bourse/feature-kit';
import { EARLY_PRICES } from '@bourse/market';

/** What a trading screen needs at once: the pairs, the chart, the connection, and calls of its own. */
export const earlyDeal = (...own: readonly EarlyCall[]): EarlyLoad => ({
  ...EARLY_CHART,
  modules: EARLY_PRICES.modules,
  calls: [...EARLY_PRICES.calls, ...own],
});
