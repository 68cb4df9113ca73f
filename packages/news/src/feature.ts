import { defineFeature, featureKitTexts, PATHS } from '@bourse/feature-kit';
import { newsMessages } from './locales/messages';

/** News, notices and articles: their screens, and their parts on screens of other features. */
export const news = defineFeature({
  id: 'news',
  routes: [
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
    {
      layout: 'account',
      path: PATHS.notices,
      title: 'messages.title',
      access: 'session',
      lazy: () => import('./screens/account-notices'),
    },
  ],
  messages: [newsMessages],
  parts: [
    { name: 'homeNews', lazy: () => import('./home-news/home-news') },
    { name: 'newestNotice', lazy: () => import('./newest-notice/newest-notice') },
    { name: 'agreement', lazy: () => import('./agreement/agreement-part') },
  ],
  uses: [featureKitTexts],
});
