import type { MenuEntry } from '@bourse/feature-kit';

/** The feature's entry in the header's menu. It is not in the catalogue, which the menu does not wait for. */
export const MENU_LABEL: MenuEntry['label'] = {
  en: 'Assets',
  zh: '资产',
  hk: '資產',
  kr: '자산',
  jp: '資産',
  spa: 'Activos',
};
