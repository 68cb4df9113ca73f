import type { FeaturePaths } from '@bourse/feature-kit';

/** The public screens that a visit begins with, and the diagnostics. */
export const PATHS = {
  home: '/',
  quotation: '/quotation',
  diagnostics: '/diagnostics',
} as const satisfies FeaturePaths;
