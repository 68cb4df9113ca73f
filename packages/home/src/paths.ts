import type { FeaturePaths } from '@bourse/feature-kit';

/** The public screens that a visit begins with, the diagnostics and the fees. */
export const PATHS = {
  home: '/',
  quotation: '/quotation',
  diagnostics: '/diagnostics',
  fees: '/fees',
} as const satisfies FeaturePaths;
