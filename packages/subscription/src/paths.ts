import type { FeaturePaths } from '@bourse/feature-kit';

/** Addresses of token subscription (money side, section 2). */
export const PATHS = {
  launch: '/upstart',
  subscribe: '/sg',
  records: '/uplist',
} as const satisfies FeaturePaths;
