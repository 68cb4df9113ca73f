import { journeyLaunchOptions } from '@bourse/vitest-config/browser';
import { defineConfig } from '@playwright/test';

/** Journeys: the built client in a real Chromium, on one sandbox exchange a worker, which begins again for each file. */
export default defineConfig({
  testDir: 'journeys',
  globalSetup: './journeys/support/prepared-data.ts',
  outputDir: '.reports/journeys',
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  // Time limits only end a journey that hangs. A machine that is five times slower or shared by other work needs minutes, not seconds.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: '.reports/journeys.json' }]],
  use: {
    launchOptions: journeyLaunchOptions,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Asia/Shanghai',
    actionTimeout: 60_000,
    // Without them a page comes to rest at once and installs no service worker; the journeys about these switch them on.
    contextOptions: { reducedMotion: 'reduce' },
    serviceWorkers: 'block',
    // A trace of every journey takes about a third of the CPU time; `--trace retain-on-failure` records it on demand.
    trace: 'off',
  },
});
