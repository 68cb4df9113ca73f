import { listsLayer } from '@bourse/lists';
import { defineFeature } from '@bourse/feature-kit';
import { EARLY_BARS } from '@bourse/market';
import { earlyDeal, trading } from '@bourse/trading';
import { microOptionsMessages } from './locales/messages';
import { LINKS } from './links';
import { MENU_LABEL } from './locales/menu-label';
import { PATHS } from './paths';

/** Timed options. */
export const microOptions = defineFeature({
  id: 'micro-options',
  product: 'options',
  paths: PATHS,
  links: LINKS,
  menu: [{ path: PATHS.deal, label: MENU_LABEL, order: 40 }],
  routes: [
    {
      layout: 'home',
      path: PATHS.deal,
      call: '/microtrade/seconds',
      title: 'options.title',
      access: 'public',
      lazy: () => import('./screens/options-deal-center'),
      early: earlyDeal(EARLY_BARS),
    },
    {
      layout: 'assets',
      path: PATHS.record,
      call: '/microtrade/lists',
      title: 'journal.title',
      access: 'session',
      lazy: () => import('./screens/journal'),
    },
  ],
  parts: {
    fees: () => import('./fees/fees'),
    limits: () => import('./personal-limits/limits-part'),
    results: () => import('./results/results'),
  },
  reducers: () => import('./reducers'),
  background: { access: 'session', lazy: () => import('./background') },
  messages: [microOptionsMessages],
  uses: [trading, listsLayer],
});
