import { journeyLaunchOptions } from '@bourse/vitest-config/browser';
import { defineConfig } from '@playwright/test';

/** Journeys: the built client in a real Chromium, on a sandbox exchange of each file's own. */
export default defineConfig({
  testDir: 'journeys',
  globalSetup: './journeys/support/prepared-data.ts',
  outputDir: '.reports/journeys',
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '.reports/journeys.json' }]],
  use: {
    launchOptions: journeyLaunchOptions,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Asia/Shanghai',
    actionTimeout: 15_000,
    // A trace of every journey takes about a third of the CPU time; `--trace retain-on-failure` records it on demand.
    trace: 'off',
  },
});
