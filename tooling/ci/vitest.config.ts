import { nodeTests } from '@bourse/vitest-config';
import { mergeConfig } from 'vitest/config';

// Tests that read the whole repository run in `test:workflows`.
export default mergeConfig(nodeTests, { test: { exclude: ['src/workflows.test.ts', 'src/affected.test.ts'] } });
