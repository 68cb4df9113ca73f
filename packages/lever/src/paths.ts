import type { FeaturePaths } from '@bourse/feature-kit';

/** Addresses of leverage trading (trading side, section 2). */
export const PATHS = {
  deal: '/leverdealCenter',
  record: '/leverRecord',
  list: '/leverList',
  transactions: '/leverTransactions',
  transaction: '/leverTransaction',
  overnight: '/leverOvernight',
} as const satisfies FeaturePaths;
