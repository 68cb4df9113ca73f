import { nodeTests } from '@bourse/vitest-config';

export default nodeTests;
