import type { FeaturePaths } from '@bourse/feature-kit';

/** Addresses of timed options (trading side, section 2). The specification names none for `record`. */
export const PATHS = {
  deal: '/secondDealCenter',
  record: '/optionRecord',
} as const satisfies FeaturePaths;
