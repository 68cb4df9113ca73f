import type { FeaturePaths } from '@bourse/feature-kit';

/** Addresses of spot trading (trading side, section 2). */
export const PATHS = {
  deal: '/dealCenter',
  match: '/match',
  allOrders: '/allTransaction',
  openOrders: '/account/accountEntrust',
  success: '/success',
  panel: '/dealCenter/panel',
} as const satisfies FeaturePaths;
