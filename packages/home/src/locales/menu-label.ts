import type { MenuEntry } from '@bourse/feature-kit';

/** The feature's entry in the header's menu. It is not in the catalogue, which the menu does not wait for. */
export const MENU_LABEL: MenuEntry['label'] = {
  en: 'Markets',
  zh: '行情',
  hk: '行情',
  kr: '마켓',
  jp: 'マーケット',
  spa: 'Mercados',
};
