import { listsLayer } from '@bourse/lists';
import { safeWrites } from '@bourse/safe-writes';
import { defineFeature } from '@bourse/feature-kit';
import { c2cMessages } from './locales/messages';
import { LINKS } from './links';
import { MENU_LABEL } from './locales/menu-label';
import { PATHS } from './paths';

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
  product: 'c2c',
  paths: PATHS,
  links: LINKS,
  menu: [{ path: PATHS.market, label: MENU_LABEL, order: 50 }],
  routes: [
    { ...market, path: PATHS.market, call: '/c2c_deal_platform', early: {} },
    { ...market, path: PATHS.trade },
    { ...market, path: PATHS.legalTrade },
    { ...own, path: PATHS.publish, title: 'publish.title', lazy: () => import('./screens/publish') },
    { ...own, path: PATHS.ownAds, title: 'ads.title', lazy: () => import('./screens/my-ads') },
    {
      ...own,
      path: PATHS.adOrders,
      isUnlisted: true,
      title: 'adOrders.title',
      lazy: () => import('./screens/ad-orders'),
    },
    // Listed by the menu of the area where the back end announces what is on it.
    {
      ...own,
      path: PATHS.people,
      isUnlisted: true,
      title: 'people.title',
      lazy: () => import('./screens/people'),
    },
    { ...own, path: PATHS.orders, title: 'orders.title', lazy: () => import('./screens/orders') },
    {
      ...own,
      path: PATHS.acceptors,
      call: '/acceptor/list',
      title: 'acceptors.title',
      lazy: () => import('./screens/acceptors'),
    },
    {
      ...own,
      path: PATHS.acceptorDeal,
      isUnlisted: true,
      title: 'deal.title',
      lazy: () => import('./screens/acceptor-deal'),
    },
    {
      ...own,
      path: PATHS.acceptorRecords,
      call: '/acceptor/my_deal',
      title: 'records.title',
      lazy: () => import('./screens/acceptor-records'),
    },
  ],
  reducers: () => import('./reducers'),
  messages: [c2cMessages],
  parts: { runningOrders: () => import('./order-notices/indicator'), fees: () => import('./fees/fees') },
  background: { access: 'session', lazy: () => import('./background') },
  uses: [safeWrites, listsLayer],
});
