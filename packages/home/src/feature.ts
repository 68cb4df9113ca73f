import { defineFeature } from '@bourse/feature-kit';
import { marketLayer } from '@bourse/market';
import { homeMessages } from './locales/messages';

/** The public screens that a visit begins with: the start page and all pairs. */
export const home = defineFeature({
  id: 'home',
  routes: [
    {
      layout: 'home',
      path: '/',
      title: 'home.title',
      access: 'public',
      isOutsideMenu: true,
      lazy: () => import('./screens/home'),
    },
    {
      layout: 'home',
      path: '/quotation',
      title: 'quotation.title',
      access: 'public',
      lazy: () => import('./screens/quotation'),
    },
  ],
  messages: [homeMessages],
  uses: [marketLayer],
  nav: [{ section: 'markets', path: '/quotation' }],
});
