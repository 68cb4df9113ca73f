import { nodeTests } from '@bourse/vitest-config';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    ...nodeTests.test,
    include: ['src/made.test.ts'],
    // Each test starts programs; a machine that does other work too is not to fail them.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    reporters: ['default', ['json', { outputFile: '.reports/made.json' }]],
  },
});
