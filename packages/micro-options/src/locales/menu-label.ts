import type { MenuEntry } from '@bourse/feature-kit';

/** The feature's entry in the header's menu. It is not in the catalogue, which the menu does not wait for. */
export const MENU_LABEL: MenuEntry['label'] = {
  en: 'Options',
  zh: '秒合约',
  hk: '秒合約',
  kr: '옵션',
  jp: 'オプション',
  spa: 'Opciones',
};
