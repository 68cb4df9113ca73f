import type { FeaturePaths } from '@bourse/feature-kit';

export const PATHS = { results: '/results' } as const satisfies FeaturePaths;
