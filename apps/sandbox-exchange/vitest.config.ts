import { nodeTests } from '@bourse/vitest-config';
import { mergeConfig } from 'vitest/config';

export default mergeConfig(nodeTests, {
  test: {
    // One migrated database is made before all tests and copied by each: a tenth of the time of making it anew.
    globalSetup: './src/testing/empty-database.ts',
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
