import type { MenuEntry } from '@bourse/feature-kit';

/** The feature's entry in the header's menu. It is not in the catalogue, which the menu does not wait for. */
export const MENU_LABEL: MenuEntry['label'] = {
  en: 'Launchpad',
  zh: '新币认购',
  hk: '新幣認購',
  kr: '런치패드',
  jp: 'ローンチパッド',
  spa: 'Launchpad',
};
