import { defineFeature } from '@bourse/feature-kit';
import { EARLY_PRICES, marketLayer } from '@bourse/market';
import { homeMessages } from './locales/messages';
import { LINKS } from './links';
import { MENU_LABEL } from './locales/menu-label';
import { PATHS } from './paths';

/** The public screens that a visit begins with: the start page and all pairs. */
export const home = defineFeature({
  id: 'home',
  paths: PATHS,
  links: LINKS,
  menu: [{ path: PATHS.quotation, label: MENU_LABEL, order: 10 }],
  routes: [
    {
      layout: 'home',
      path: PATHS.home,
      title: 'home.title',
      access: 'public',
      isOutsideMenu: true,
      lazy: () => import('./screens/home'),
      early: { ...EARLY_PRICES, parts: [LINKS.news] },
      next: [LINKS.spot],
    },
    {
      layout: 'home',
      path: PATHS.quotation,
      title: 'quotation.title',
      access: 'public',
      lazy: () => import('./screens/quotation'),
      early: EARLY_PRICES,
      next: [LINKS.spot],
    },
    {
      layout: 'home',
      path: PATHS.diagnostics,
      title: 'diagnostics.title',
      access: 'public',
      isOutsideMenu: true,
      lazy: () => import('./screens/diagnostics'),
    },
    {
      layout: 'home',
      path: PATHS.fees,
      title: 'fees.title',
      access: 'public',
      isOutsideMenu: true,
      lazy: () => import('./screens/fees'),
    },
  ],
  messages: [homeMessages],
  uses: [marketLayer],
});
