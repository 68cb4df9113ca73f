import { safeWrites } from '@bourse/safe-writes';
import { defineFeature } from '@bourse/feature-kit';
import { chartsLayer } from '@bourse/charts';
import { subscriptionMessages } from './locales/messages';
import { MENU_LABEL } from './locales/menu-label';
import { PATHS } from './paths';

/** Token subscription, as the shell composes it. */
export const subscription = defineFeature({
  id: 'subscription',
  product: 'subscription',
  paths: PATHS,
  menu: [{ path: PATHS.launch, label: MENU_LABEL, order: 60 }],
  routes: [
    {
      layout: 'standalone',
      path: PATHS.launch,
      call: '/user/upstart',
      title: 'launch.title',
      access: 'public',
      lazy: () => import('./screens/launch'),
    },
    {
      layout: 'standalone',
      path: PATHS.subscribe,
      call: '/user/upstart',
      title: 'subscribe.title',
      access: 'public',
      lazy: () => import('./screens/subscribe'),
    },
    {
      layout: 'standalone',
      path: PATHS.records,
      call: '/user/uplists',
      title: 'records.title',
      access: 'session',
      lazy: () => import('./screens/records'),
    },
  ],
  reducers: () => import('./reducers'),
  messages: [subscriptionMessages],
  parts: {
    records: () => import('./records/records'),
    banner: () => import('./launch/banner'),
  },
  background: { access: 'session', lazy: () => import('./background') },
  uses: [safeWrites, chartsLayer],
});
