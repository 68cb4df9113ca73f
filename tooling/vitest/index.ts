import { defineConfig } from 'vitest/config';
import { defaultClientConditions, defaultServerConditions } from 'vite';

/** Reports that `npm test` sums up; one file a package and kind of test. */
const reporters = (name: string): [string, ['json', { outputFile: string }]] => [
  'default',
  ['json', { outputFile: `.reports/${name}.json` }],
];

const source = {
  resolve: { conditions: ['@bourse/source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['@bourse/source', ...defaultServerConditions] } },
};

/** Rules, protocols and servers: plain Node. */
export const nodeTests = defineConfig({
  ...source,
  test: {
    environment: 'node',
    include: ['src/**/*.test.ts'],
    reporters: reporters('unit'),
    restoreMocks: true,
    unstubGlobals: true,
  },
});

/** Hooks, components and screens in jsdom. */
export const domTests = defineConfig({
  ...source,
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://bourse.test/' } },
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['@bourse/vitest-config/dom-setup'],
    // One jsdom and one set of modules a worker instead of a file: that is most of the CPU time of short test files. Tests must not
    // depend on the state of a module; a package whose tests need fresh modules sets `isolate: true`.
    isolate: false,
    // Vite resolves Emotion for our sources, Node would resolve a second copy for MUI.
    server: { deps: { inline: [/@mui\//] } },
    reporters: reporters('unit'),
    restoreMocks: true,
    unstubGlobals: true,
    testTimeout: 20_000,
  },
});
