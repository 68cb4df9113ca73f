import type { MenuEntry } from '@bourse/feature-kit';

/** The feature's entry in the header's menu. It is not in the catalogue, which the menu does not wait for. */
export const MENU_LABEL: MenuEntry['label'] = {
  en: 'C2C',
  zh: 'C2C',
  hk: 'C2C',
  kr: 'C2C',
  jp: 'C2C',
  spa: 'C2C',
};
