import { nodeTests } from '@bourse/vitest-config';
import { mergeConfig } from 'vitest/config';

// A bench has its parts at the top, not in `src`; the benches themselves are no tests.
export default mergeConfig(nodeTests, { test: { include: ['*/*.test.ts'] } });
