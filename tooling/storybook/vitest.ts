import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { launchOptions } from '@bourse/vitest-config/browser';
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';

/** One browser that prefers the scheme; a story's theme follows the system, as a first visit does. */
const browserOf = (colorScheme: 'light' | 'dark') => playwright({ launchOptions, contextOptions: { colorScheme } });

/**
 * Every story of a package as a test in real Chromium, by day and by night: it renders, its play function passes, and
 * axe finds nothing.
 */
export function storyTests(packageFolder: string) {
  return defineConfig({
    plugins: [storybookTest({ configDir: join(packageFolder, '.storybook') })],
    resolve: { conditions: ['@bourse/source', ...defaultClientConditions] },
    // All that the stories import is known before the first one runs: a library found later would be bundled anew, and
    // the page would have two Reacts.
    optimizeDeps: { entries: ['.storybook/preview.{ts,tsx}', 'src/**/*.stories.tsx'] },
    test: {
      testTimeout: 30_000,
      reporters: ['default', ['json', { outputFile: '.reports/stories.json' }]],
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: browserOf('light'),
        instances: [
          { browser: 'chromium', name: 'day' },
          { browser: 'chromium', name: 'night', provider: browserOf('dark') },
        ],
      },
    },
  });
}
