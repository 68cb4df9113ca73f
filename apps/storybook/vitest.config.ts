import { storyTests } from '@bourse/storybook-config/vitest';

export default storyTests(import.meta.dirname);
