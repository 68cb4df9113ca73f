import { defineFeature, featureKit, PATHS } from '@bourse/feature-kit';
import { marketLayer } from '@bourse/market';
import { c2cMessages } from './locales/messages';

const market = {
  layout: 'home',
  title: 'market.title',
  access: 'public',
  lazy: () => import('./screens/market'),
} as const;
const own = { layout: 'home', access: 'session' } as const;

/** C2c, as the shell composes it. */
export const c2c = defineFeature({
  id: 'c2c',
  routes: [
    { ...market, path: PATHS.c2cMarket },
    { ...market, path: PATHS.c2cTrade },
    { ...market, path: PATHS.legalTrade },
    { ...own, path: PATHS.c2c, title: 'publish.title', lazy: () => import('./screens/publish') },
    { ...own, path: PATHS.c2cRelease, title: 'ads.title', lazy: () => import('./screens/my-ads') },
    { ...own, path: PATHS.c2cDetail, title: 'adOrders.title', lazy: () => import('./screens/ad-orders') },
    { ...own, path: PATHS.c2cOrders, title: 'orders.title', lazy: () => import('./screens/orders') },
    { ...own, path: PATHS.acceptors, title: 'acceptors.title', lazy: () => import('./screens/acceptors') },
    { ...own, path: PATHS.acceptorDeal, title: 'deal.title', lazy: () => import('./screens/acceptor-deal') },
    { ...own, path: PATHS.acceptorRecords, title: 'records.title', lazy: () => import('./screens/acceptor-records') },
  ],
  reducers: () => import('./reducers'),
  messages: [c2cMessages],
  parts: [{ name: 'runningOrders', lazy: () => import('./order-notices/indicator') }],
  background: { access: 'session', lazy: () => import('./background') },
  uses: [featureKit, marketLayer],
  nav: [{ section: 'c2c', path: PATHS.c2cMarket }],
});
