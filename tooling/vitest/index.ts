import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { HANG_MS, PATIENCE_MS } from './patience.ts';

/**
 * Packages of the workspace are read from source. All others are resolved as Node does: it then loads MUI, Emotion and the
 * rest itself, once a worker and in one copy, and Vite transforms nothing but our sources.
 */
const resolve = { conditions: ['@bourse/source', 'node', 'module-sync', 'node-addons'] };

const setup = (file: string) => join(import.meta.dirname, file);

const common = {
  // One set of libraries a worker instead of a file; `setup.ts` gives each file new modules of ours.
  isolate: false,
  restoreMocks: true,
  unstubGlobals: true,
  // Longer than a wait, so that a test fails by what it waited for.
  testTimeout: HANG_MS,
  hookTimeout: HANG_MS,
  expect: { poll: { timeout: PATIENCE_MS } },
  // Node loads every library. Vitest would transform those whose package does not say that they are ES modules, as Highcharts,
  // and `vi.resetModules` during their import would leave classes of two copies in one chart.
  server: { deps: { external: [/\/node_modules\/.*\.[cm]?js$/] } },
};

/** Rules, protocols and servers: plain Node. */
export const nodeTests = defineConfig({
  resolve,
  ssr: { resolve },
  test: {
    ...common,
    environment: 'node',
    setupFiles: [setup('setup.ts')],
  },
});

/** Hooks, components and screens in jsdom. */
export const domTests = defineConfig({
  resolve,
  ssr: { resolve },
  // Components run as in the client that ships: compiled by the React Compiler.
  plugins: [react({ compiler: true })],
  test: {
    ...common,
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://bourse.test/' } },
    setupFiles: [setup('setup.ts'), setup('dom-setup.ts')],
  },
});
