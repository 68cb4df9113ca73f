import { defineFeature } from '@bourse/ui-kit';
import { marketMessages } from './messages';
import { homeMessages } from './screens/messages';

/**
 * What everybody sees, as the shell composes it: home, all pairs, notices. The trading screens that show this package's
 * widgets belong to other features.
 */
export const market = defineFeature({
  id: 'market',
  routes: [
    { layout: 'home', path: '/', title: 'home.title', access: 'public', lazy: () => import('./screens/home') },
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
      lazy: () => import('./screens/notice-list'),
    },
    {
      layout: 'standalone',
      path: '/components/noticeDetail',
      title: 'notice.title',
      access: 'public',
      lazy: () => import('./screens/notice-detail'),
    },
  ],
  messages: [homeMessages, marketMessages],
  nav: [{ section: 'markets', path: '/quotation' }],
});
