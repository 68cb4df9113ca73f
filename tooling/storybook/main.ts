import type { StorybookConfig } from '@storybook/react-vite';
import { defaultClientConditions, mergeConfig } from 'vite';
import { backend, demo, proxy } from './backend.ts';

/** Storybook settings of all packages; a package adds its `stories`. */
export const baseMain = {
  framework: '@storybook/react-vite',
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (config) =>
    mergeConfig(config, {
      // Packages are read from source: no build is needed, and changes appear at once.
      resolve: { conditions: ['@bourse/source', ...defaultClientConditions] },
      define: { BOURSE_SANDBOX: JSON.stringify({ address: backend, ...demo }) },
      server: { proxy },
    }),
} satisfies Omit<StorybookConfig, 'stories'>;
