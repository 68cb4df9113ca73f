import type { FeaturePaths } from '@bourse/feature-kit';

/** The public screens that a visit begins with. */
export const PATHS = {
  home: '/',
  quotation: '/quotation',
} as const satisfies FeaturePaths;
