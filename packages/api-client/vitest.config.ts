import { domTests } from '@bourse/vitest-config';
import { mergeConfig } from 'vitest/config';

// Modules that keep state (the last request time) are tested from their first use.
export default mergeConfig(domTests, { test: { isolate: true } });
