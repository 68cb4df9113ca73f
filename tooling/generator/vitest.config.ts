import { nodeTests } from '@bourse/vitest-config';
import { mergeConfig } from 'vitest/config';

// Generated code is tested by `test:made`, which is slow.
export default mergeConfig(nodeTests, { test: { exclude: ['src/made.test.ts'] } });
