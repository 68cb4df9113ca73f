import { nodeTests } from '@bourse/vitest-config';
import { mergeConfig } from 'vitest/config';

export default mergeConfig(nodeTests, {
  test: {
    // One migrated database is created before all tests and copied by each, which takes a tenth of the time.
    globalSetup: './src/testing/empty-database.ts',
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
