import { listsLayer } from '@bourse/lists';
import { EARLY_BARS, EARLY_TRADES } from '@bourse/market';
import { earlyDeal, trading } from '@bourse/trading';
import { defineFeature } from '@bourse/feature-kit';
import { spotMessages } from './locales/messages';
import { LINKS } from './links';
import { MENU_LABEL } from './locales/menu-label';
import { PATHS } from './paths';

const dealCenter = () => import('./screens/deal-center');
const early = earlyDeal({ method: 'POST', path: '/transaction/deal', of: 'deal' }, EARLY_BARS, EARLY_TRADES);

/** Spot trading, as the shell composes it. */
export const spot = defineFeature({
  id: 'spot',
  product: 'spot',
  paths: PATHS,
  links: LINKS,
  menu: [{ path: PATHS.deal, label: MENU_LABEL, order: 20 }],
  routes: [
    {
      layout: 'home',
      path: PATHS.deal,
      call: '/transaction/deal',
      title: 'deal.title',
      access: 'public',
      lazy: dealCenter,
      early,
    },
    { layout: 'home', path: PATHS.match, title: 'deal.title', access: 'public', lazy: dealCenter, early },
    {
      layout: 'home',
      path: PATHS.allOrders,
      title: 'orders.label',
      access: 'session',
      lazy: () => import('./screens/all-orders'),
    },
    {
      layout: 'account',
      path: PATHS.openOrders,
      title: 'orders.open',
      access: 'session',
      lazy: () => import('./screens/open-orders'),
    },
    {
      layout: 'assets',
      path: PATHS.profit,
      call: '/transaction_complete',
      title: 'profit.title',
      access: 'session',
      lazy: () => import('./screens/profit'),
    },
    {
      layout: 'home',
      path: PATHS.success,
      isUnlisted: true,
      title: 'success.title',
      access: 'public',
      lazy: () => import('./screens/success'),
    },
    {
      layout: 'bare',
      path: PATHS.panel,
      isUnlisted: true,
      call: '/transaction/deal',
      title: 'panel.title',
      access: 'public',
      lazy: dealCenter,
    },
  ],
  parts: {
    fees: () => import('./fees/fees'),
    limits: () => import('./personal-limits/limits-part'),
    openOrders: () => import('./open-orders/open-orders-part'),
    results: () => import('./results/results'),
  },
  reducers: () => import('./reducers'),
  messages: [spotMessages],
  background: { access: 'session', lazy: () => import('./background') },
  uses: [trading, listsLayer],
});
