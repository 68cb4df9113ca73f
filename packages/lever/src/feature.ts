import { defineFeature, PATHS } from '@bourse/feature-kit';
import { trading } from '@bourse/trading';
import { leverMessages } from './locales/messages';

/** Leverage trading. */
export const lever = defineFeature({
  id: 'lever',
  routes: [
    {
      layout: 'home',
      path: PATHS.leverDeal,
      title: 'lever.title',
      access: 'public',
      lazy: () => import('./screens/lever-deal-center'),
    },
    {
      layout: 'home',
      path: PATHS.leverList,
      title: 'tabs.label',
      access: 'session',
      lazy: () => import('./screens/orders'),
    },
    {
      layout: 'home',
      path: PATHS.leverRecord,
      title: 'journal.title',
      access: 'session',
      lazy: () => import('./screens/journal'),
    },
    {
      layout: 'home',
      path: PATHS.leverTransactions,
      title: 'deals.title',
      access: 'session',
      lazy: () => import('./screens/deals'),
    },
    {
      layout: 'home',
      path: PATHS.leverTransaction,
      title: 'order.title',
      access: 'session',
      lazy: () => import('./screens/order'),
    },
  ],
  nav: [{ section: 'leverage', path: PATHS.leverDeal }],
  background: { access: 'session', lazy: () => import('./background') },
  reducers: () => import('./reducers'),
  messages: [leverMessages],
  uses: [trading],
});
