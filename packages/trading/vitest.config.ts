import { domTests } from '@bourse/vitest-config';

export default domTests;
