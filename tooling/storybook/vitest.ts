import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { launchOptions } from '@bourse/vitest-config/browser';
import { HANG_MS } from '@bourse/vitest-config/patience';
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { preferTheme } from './pictures/prefer-theme.ts';
import { ForgottenPictures, PICTURES } from './pictures/reporter.ts';

// Pictures are to be the same on every machine: smoothed in greys, in the same colours, glyphs where the font has them.
const args = [
  ...launchOptions.args,
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
];

/** Prefers day; `preferTheme` switches to night and back. */
const browser = playwright({
  launchOptions: { ...launchOptions, args },
  contextOptions: { colorScheme: 'light', reducedMotion: 'reduce', locale: 'en-US', timezoneId: 'Asia/Shanghai' },
});

/**
 * Every story of a Storybook as a test in one Chromium. It is rendered once by day: its play function passes and axe finds
 * nothing. Then it is switched to night, where axe checks the contrast. Selected stories are compared with their pictures
 * (`pictures/themes.ts`).
 */
export function storyTests(folder: string) {
  return defineConfig({
    plugins: [storybookTest({ configDir: join(folder, '.storybook') })],
    resolve: { conditions: ['@bourse/source', ...defaultClientConditions] },
    // All dependencies of the stories are pre-bundled: one found later would be bundled again, and the page would have
    // two copies of React. Those of an earlier run lack what a story imports since: they are looked for each time.
    optimizeDeps: { force: true, entries: ['.storybook/preview.ts', '../../packages/*/src/**/*.stories.tsx'] },
    test: {
      testTimeout: HANG_MS,
      hookTimeout: HANG_MS,
      // One page for many files: to load and run all modules anew takes longer than the tests of most files.
      isolate: false,
      // A page a core: the default leaves one to the server, which has little to do after the first minute.
      maxWorkers: '100%',
      // A missing picture is a failure, not written; `--update` writes it.
      update: 'none',
      // The page has its pictures written; Storybook's plugin forbids it otherwise.
      api: { allowWrite: true },
      setupFiles: ['@bourse/storybook-config/setup'],
      reporters: ['default', ['json', { outputFile: '.reports/stories.json' }], new ForgottenPictures()],
      attachmentsDir: '.reports/pictures',
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        commands: { preferTheme },
        provider: browser,
        instances: [{ browser: 'chromium' }],
        expect: {
          toMatchScreenshot: {
            comparatorName: 'pixelmatch',
            // Smoothed edges, which differ between machines, are not counted; of the rest, 540 pixels of 1200 × 900.
            comparatorOptions: { allowedMismatchedPixelRatio: 0.0005 },
            screenshotOptions: { scale: 'css' },
            resolveScreenshotPath: ({ root, arg, ext }) => join(root, PICTURES, `${arg}${ext}`),
            resolveDiffPath: ({ root, attachmentsDir, arg, ext }) => join(root, attachmentsDir, `${arg}${ext}`),
          },
        },
      },
    },
  });
}
