import { nodeTests } from '@bourse/vitest-config';
import { mergeConfig } from 'vitest/config';

// What looks at the whole repository is tested by `test:workflows`.
export default mergeConfig(nodeTests, { test: { exclude: ['src/workflows.test.ts', 'src/affected.test.ts'] } });
