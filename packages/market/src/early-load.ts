import type { EarlyCall, EarlyLoad } from '@bourse/feature-kit';
import { loadSocket } from '@bourse/realtime';

/** What a screen with live prices needs at once: the pairs and the connection. */
export const EARLY_PRICES: Required<Pick<EarlyLoad, 'calls' | 'modules'>> = {
  calls: [{ method: 'GET', path: '/currency/quotation_new', namesPairs: true }],
  modules: [loadSocket],
};

/** The newest bars of the pair of a trading screen. */
export const EARLY_BARS: EarlyCall = { method: 'GET', path: '/currency/new_timeshar', of: 'bars' };

/** The newest trades of the pair of a trading screen. */
export const EARLY_TRADES: EarlyCall = { method: 'GET', path: '/currency/new_tradehistory', of: 'pair', isWide: true };
