import { nodeTests } from '@bourse/vitest-config';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    ...nodeTests.test,
    include: ['src/made.test.ts'],
    // Each test starts programs; the long limit allows for a loaded machine.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    reporters: ['default', ['json', { outputFile: '.reports/made.json' }]],
  },
});
