import { nodeTests } from '@bourse/vitest-config';
import { mergeConfig } from 'vitest/config';

// What is made is tested by `test:made`, which takes its time.
export default mergeConfig(nodeTests, { test: { exclude: ['src/made.test.ts'] } });
