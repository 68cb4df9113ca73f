import type { MenuEntry } from '@bourse/feature-kit';

/** The feature's entry in the header's menu. It is not in the catalogue, which the menu does not wait for. */
export const MENU_LABEL: MenuEntry['label'] = {
  en: 'Leverage',
  zh: '合约交易',
  hk: '合約交易',
  kr: '레버리지 거래',
  jp: 'レバレッジ取引',
  spa: 'Apalancamiento',
};
