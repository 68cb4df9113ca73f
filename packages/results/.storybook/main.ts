import type { StorybookConfig } from '@storybook/react-vite';
import { baseMain } from '@bourse/storybook-config';

export default { ...baseMain, stories: ['../src/**/*.stories.tsx'] } satisfies StorybookConfig;
