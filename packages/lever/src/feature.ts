import { listsLayer } from '@bourse/lists';
import { defineFeature } from '@bourse/feature-kit';
import { EARLY_BARS, EARLY_TRADES } from '@bourse/market';
import { earlyDeal, trading } from '@bourse/trading';
import { leverMessages } from './locales/messages';
import { LINKS } from './links';
import { MENU_LABEL } from './locales/menu-label';
import { PATHS } from './paths';

/** Leverage trading. */
export const lever = defineFeature({
  id: 'lever',
  product: 'leverage',
  paths: PATHS,
  links: LINKS,
  menu: [{ path: PATHS.deal, label: MENU_LABEL, order: 30 }],
  routes: [
    {
      layout: 'home',
      path: PATHS.deal,
      call: '/lever/deal',
      title: 'lever.title',
      access: 'public',
      lazy: () => import('./screens/lever-deal-center'),
      early: earlyDeal({ method: 'POST', path: '/lever/deal', of: 'pair' }, EARLY_BARS, EARLY_TRADES),
    },
    {
      layout: 'home',
      path: PATHS.list,
      title: 'tabs.label',
      access: 'session',
      lazy: () => import('./screens/orders'),
    },
    {
      layout: 'assets',
      path: PATHS.record,
      title: 'journal.title',
      access: 'session',
      lazy: () => import('./screens/journal'),
    },
    {
      layout: 'home',
      path: PATHS.transactions,
      title: 'deals.title',
      access: 'session',
      lazy: () => import('./screens/deals'),
    },
    {
      layout: 'home',
      path: PATHS.transaction,
      isUnlisted: true,
      title: 'order.title',
      access: 'session',
      lazy: () => import('./screens/order'),
    },
    {
      layout: 'home',
      path: PATHS.overnight,
      isUnlisted: true,
      title: 'orders.overnight',
      access: 'session',
      lazy: () => import('./screens/overnight'),
    },
  ],
  parts: {
    fees: () => import('./fees/fees'),
    limits: () => import('./personal-limits/limits-part'),
    results: () => import('./results/results'),
  },
  background: { access: 'session', lazy: () => import('./background') },
  reducers: () => import('./reducers'),
  messages: [leverMessages],
  uses: [trading, listsLayer],
});
