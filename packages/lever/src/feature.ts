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
      lazy: () => import('./screens/lever-list'),
    },
    {
      layout: 'home',
      path: PATHS.leverRecord,
      title: 'journal.title',
      access: 'session',
      lazy: () => import('./screens/lever-record'),
    },
    {
      layout: 'home',
      path: PATHS.leverTransactions,
      title: 'deals.title',
      access: 'session',
      lazy: () => import('./screens/lever-transactions'),
    },
    {
      layout: 'home',
      path: PATHS.leverTransaction,
      title: 'order.title',
      access: 'session',
      lazy: () => import('./screens/lever-transaction'),
    },
  ],
  nav: [{ section: 'leverage', path: PATHS.leverDeal }],
  background: { access: 'session', lazy: () => import('./liquidation-warning/background') },
  reducers: () => import('./reducers'),
  messages: [leverMessages],
  uses: [trading],
});
