import { nodeTests } from '@bourse/vitest-config';
import { defineConfig } from 'vitest/config';

// These tests start git, turbo and the repository's own programs.
export default defineConfig({
  test: {
    ...nodeTests.test,
    include: ['src/workflows.test.ts', 'src/affected.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    reporters: ['default', ['json', { outputFile: '.reports/workflows.json' }]],
  },
});
