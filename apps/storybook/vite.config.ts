import { proxy } from '@bourse/storybook-config/backend';
import { defineConfig } from 'vite';

/** For `preview`, which serves the built Storybook, with the way to a sandbox exchange that the development server has. */
export default defineConfig({ build: { outDir: 'storybook-static' }, preview: { port: 6007, proxy } });
