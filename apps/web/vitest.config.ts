import { domTests } from '@bourse/vitest-config';
import { mergeConfig } from 'vitest/config';

export default mergeConfig(domTests, { test: { include: ['build/**/*.test.ts'] } });
