import { defineConfig } from 'vitest/config';

// Starts the repository's own programs: a check of `npm test` that runs where a workflow has changed.
export default defineConfig({
  test: {
    include: ['src/workflows.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    reporters: ['default', ['json', { outputFile: '.reports/workflows.json' }]],
  },
});
