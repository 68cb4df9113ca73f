import { safeWrites } from '@bourse/safe-writes';
import { defineLayer } from '@bourse/feature-kit';
import { marketLayer } from '@bourse/market';
import { LINKS } from './links';
import { tradingMessages } from './locales/messages';

/** The texts of the trading screens, and price alerts on every screen. */
export const trading = defineLayer({
  messages: [tradingMessages],
  background: { access: 'public', lazy: () => import('./price-alerts/alert-watch') },
  links: LINKS,
  uses: [marketLayer, safeWrites],
});
