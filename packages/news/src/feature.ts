import { defineFeature, featureKitTexts } from '@bourse/feature-kit';
import { newsMessages } from './locales/messages';
import { PATHS } from './paths';
import { PRODUCT } from './product';

/** News, notices and articles: their screens, and their parts on screens of other features. */
export const news = defineFeature({
  id: 'news',
  product: PRODUCT,
  paths: PATHS,
  routes: [
    {
      layout: 'standalone',
      path: PATHS.list,
      title: 'news.title',
      access: 'public',
      isOutsideMenu: true,
      lazy: () => import('./screens/notice-list'),
    },
    {
      layout: 'standalone',
      path: PATHS.detail,
      isUnlisted: true,
      title: 'notice.title',
      access: 'public',
      isOutsideMenu: true,
      lazy: () => import('./screens/notice-detail'),
    },
    {
      layout: 'account',
      path: PATHS.account,
      title: 'messages.title',
      access: 'session',
      lazy: () => import('./screens/account-notices'),
    },
  ],
  messages: [newsMessages],
  parts: {
    homeNews: () => import('./home-news/home-news'),
    newestNotice: () => import('./newest-notice/newest-notice'),
    agreement: () => import('./agreement/agreement-part'),
  },
  uses: [featureKitTexts],
});
