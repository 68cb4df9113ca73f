import { chartsLayer } from '@bourse/charts';
import { defineFeature, defineLayer } from '@bourse/feature-kit';
import { marketMessages } from './locales/messages';
import { homeMessages } from './screens/locales/messages';

/** The texts of the market's widgets, for the features that show them. */
export const marketLayer = defineLayer({ messages: [marketMessages], uses: [chartsLayer] });

/**
 * The public screens for the shell: home, all pairs, notices. The trading screens that use this package's widgets
 * belong to other features.
 */
export const market = defineFeature({
  id: 'market',
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
    {
      layout: 'standalone',
      path: '/noticeList',
      title: 'news.title',
      access: 'public',
      isOutsideMenu: true,
      lazy: () => import('./screens/notice-list'),
    },
    {
      layout: 'standalone',
      path: '/components/noticeDetail',
      title: 'notice.title',
      access: 'public',
      isOutsideMenu: true,
      lazy: () => import('./screens/notice-detail'),
    },
  ],
  messages: [homeMessages],
  uses: [marketLayer],
  nav: [{ section: 'markets', path: '/quotation' }],
});
