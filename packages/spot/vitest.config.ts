import { domTests } from '@bourse/vitest-config';
import { mergeConfig } from 'vitest/config';

// The screen tests of this package have not been verified with modules shared between files.
export default mergeConfig(domTests, { test: { isolate: true } });
