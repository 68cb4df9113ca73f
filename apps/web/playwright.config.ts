import { journeyLaunchOptions } from '@bourse/vitest-config/browser';
import { HANG_MS, PATIENCE_MS } from '@bourse/vitest-config/patience';
import { defineConfig } from '@playwright/test';

/** Journeys: the built client in a real Chromium, on one sandbox exchange a worker, which begins again for each file. */
export default defineConfig({
  testDir: 'journeys',
  globalSetup: './journeys/support/prepared-data.ts',
  outputDir: '.reports/journeys',
  snapshotPathTemplate: 'journeys/pictures/{arg}{ext}',
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  timeout: HANG_MS,
  expect: {
    timeout: PATIENCE_MS,
    // Smoothed edges are not counted; a changed word has more pixels.
    toHaveScreenshot: { maxDiffPixels: 40 },
  },
  reporter: [['list'], ['json', { outputFile: '.reports/journeys.json' }]],
  use: {
    launchOptions: journeyLaunchOptions,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Asia/Shanghai',
    actionTimeout: PATIENCE_MS,
    // Without them a page comes to rest at once and installs no service worker; the journeys about these switch them on.
    contextOptions: { reducedMotion: 'reduce' },
    serviceWorkers: 'block',
    // A trace of every journey takes about a third of the CPU time; `--trace retain-on-failure` records it on demand.
    trace: 'off',
  },
});
