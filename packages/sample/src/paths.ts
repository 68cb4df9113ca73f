import type { FeaturePaths } from '@bourse/feature-kit';

/** Address of the sample. */
export const PATHS = {
  entries: '/sample',
} as const satisfies FeaturePaths;
