import type { StorybookConfig } from '@storybook/react-vite';
import { defaultClientConditions, mergeConfig } from 'vite';
import { backend, demo, proxy } from './backend.ts';

/** What every package's Storybook has in common; a package adds its `stories`. */
export const baseMain = {
  framework: '@storybook/react-vite',
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (config) =>
    mergeConfig(config, {
      // Packages are read from their source: no build is needed first, and changes show at once.
      resolve: { conditions: ['@bourse/source', ...defaultClientConditions] },
      define: { BOURSE_SANDBOX: JSON.stringify({ address: backend, ...demo }) },
      server: { proxy },
    }),
} satisfies Omit<StorybookConfig, 'stories'>;
