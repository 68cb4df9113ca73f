import { defineFeature, featureKit, PATHS } from '@bourse/feature-kit';
import { chartsLayer } from '@bourse/charts';
import { subscriptionMessages } from './locales/messages';

/** Token subscription, as the shell composes it. */
export const subscription = defineFeature({
  id: 'subscription',
  routes: [
    {
      layout: 'standalone',
      path: PATHS.launchInfo,
      title: 'launch.title',
      access: 'public',
      lazy: () => import('./screens/launch'),
    },
    {
      layout: 'standalone',
      path: PATHS.subscribe,
      title: 'subscribe.title',
      access: 'public',
      lazy: () => import('./screens/subscribe'),
    },
    {
      layout: 'standalone',
      path: PATHS.subscriptionRecords,
      title: 'records.title',
      access: 'session',
      lazy: () => import('./screens/records'),
    },
  ],
  reducers: () => import('./reducers'),
  messages: [subscriptionMessages],
  parts: [
    { name: 'subscriptionRecords', lazy: () => import('./records/records') },
    { name: 'launchBanner', lazy: () => import('./launch/banner') },
  ],
  background: { access: 'session', lazy: () => import('./background') },
  uses: [featureKit, chartsLayer],
  nav: [{ section: 'launch', path: PATHS.launchInfo }],
});
