import { nodeTests } from '@bourse/vitest-config';
import { mergeConfig } from 'vitest/config';

export default mergeConfig(nodeTests, { test: { include: ['{docs,pictures}/**/*.test.ts'] } });
