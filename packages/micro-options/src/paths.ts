import type { FeaturePaths } from '@bourse/feature-kit';

/** Address of timed options (trading side, section 2). */
export const PATHS = {
  deal: '/secondDealCenter',
} as const satisfies FeaturePaths;
