import type { FeaturePaths } from '@bourse/feature-kit';

/** Addresses of spot trading (trading side, section 2). The specification names none for `profit`. */
export const PATHS = {
  deal: '/dealCenter',
  match: '/match',
  allOrders: '/allTransaction',
  openOrders: '/account/accountEntrust',
  success: '/success',
  profit: '/spotProfit',
  panel: '/dealCenter/panel',
} as const satisfies FeaturePaths;
