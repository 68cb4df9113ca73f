import { proxy } from '@bourse/storybook-config/backend';
import { defineConfig } from 'vite';

/**
 * For `preview`, which serves the built Storybook with the same proxy to a sandbox exchange as the development server.
 */
export default defineConfig({ build: { outDir: 'storybook-static' }, preview: { port: 6007, proxy } });
