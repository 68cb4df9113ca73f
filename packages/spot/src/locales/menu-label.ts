import type { MenuEntry } from '@bourse/feature-kit';

/** The feature's entry in the header's menu. It is not in the catalogue, which the menu does not wait for. */
export const MENU_LABEL: MenuEntry['label'] = {
  en: 'Spot',
  zh: '现货交易',
  hk: '現貨交易',
  kr: '현물',
  jp: '現物取引',
  spa: 'Spot',
};
