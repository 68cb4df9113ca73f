import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { launchOptions } from '@bourse/vitest-config/browser';
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { comparePicture, preferTheme } from './pictures/command.ts';
import { ForgottenPictures } from './pictures/reporter.ts';

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
 * Every story of a package as a test in real Chromium. It is rendered once by day: its play function passes and axe finds
 * nothing. Then it is switched to night, where axe checks the contrast. It looks like its picture in both themes, and the
 * stories whose ids are in `forcedColours` also in forced colours.
 */
export function storyTests(packageFolder: string, { forcedColours = [] }: { forcedColours?: readonly string[] } = {}) {
  return defineConfig({
    plugins: [storybookTest({ configDir: join(packageFolder, '.storybook') })],
    resolve: { conditions: ['@bourse/source', ...defaultClientConditions] },
    // All dependencies of the stories are pre-bundled: one found later would be bundled again, and the page would have
    // two copies of React.
    optimizeDeps: { entries: ['.storybook/preview.{ts,tsx}', 'src/**/*.stories.tsx'] },
    test: {
      testTimeout: 30_000,
      hookTimeout: 30_000,
      provide: { forcedColours },
      setupFiles: ['@bourse/storybook-config/setup'],
      reporters: ['default', ['json', { outputFile: '.reports/stories.json' }], new ForgottenPictures(forcedColours)],
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        commands: { comparePicture, preferTheme },
        provider: browser,
        instances: [{ browser: 'chromium' }],
      },
    },
  });
}
