import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { launchOptions } from '@bourse/vitest-config/browser';
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { comparePicture } from './pictures/command.ts';
import { ForgottenPictures } from './pictures/reporter.ts';

// Pictures are to be the same on every machine: smoothed in greys, in the same colours, glyphs where the font has them.
const args = [
  ...launchOptions.args,
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
];

/** One browser that prefers the scheme; a story's theme follows the system, as a first visit does. */
const browserOf = (colorScheme: 'light' | 'dark') =>
  playwright({
    launchOptions: { ...launchOptions, args },
    contextOptions: { colorScheme, reducedMotion: 'reduce', locale: 'en-US', timezoneId: 'Asia/Shanghai' },
  });

/**
 * Every story of a package as a test in real Chromium, by day and by night: it renders, its play function passes, axe
 * finds nothing, and it looks like its kept picture.
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
      hookTimeout: 30_000,
      setupFiles: ['@bourse/storybook-config/setup'],
      reporters: ['default', ['json', { outputFile: '.reports/stories.json' }], new ForgottenPictures()],
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        commands: { comparePicture },
        provider: browserOf('light'),
        instances: [
          { browser: 'chromium', name: 'day' },
          { browser: 'chromium', name: 'night', provider: browserOf('dark') },
        ],
      },
    },
  });
}
