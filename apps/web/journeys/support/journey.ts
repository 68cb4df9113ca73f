import { test as base, expect, type Browser, type Page } from '@playwright/test';
import { DealCenter } from './deal-center';
import { leavePagesAtRest } from './history-at-rest';
import { preparedData, runningCluster } from './prepared-data';
import { Sandbox } from './sandbox';

interface Own {
  /** The exchange of this worker, as it was prepared: no other file has moved its prices or its clock. */
  sandbox: Sandbox;
  deal: DealCenter;
  /** A second user in a separate browser context. */
  secondUser: DealCenter;
}

interface OfWorker {
  exchange: SandboxOfWorker;
}

/**
 * The sandbox of a worker, which runs one file after the other. It begins again for each file. The tests of a file share it: each
 * has users of its own, and faults and the mode of the back office end with a test. (To begin again costs about 1.6 s of processor
 * time, most of it PGlite's, which for each test would be more than half of the whole run.)
 */
class SandboxOfWorker {
  #file: string | undefined;
  #sandbox: Sandbox | undefined;

  /** @param file its path and which repetition of it, so that a repetition begins anew */
  async of(file: string): Promise<Sandbox> {
    if (!this.#sandbox) this.#sandbox = runningCluster() ?? (await Sandbox.start(preparedData()));
    else if (this.#file !== file) await this.#sandbox.reset();
    this.#file = file;
    return this.#sandbox;
  }

  async stop(): Promise<void> {
    await this.#sandbox?.stop();
  }
}

/** A journey: a sandbox exchange as it was prepared, one browser context per user, and a page without errors. */
export const test = base.extend<Own, OfWorker>({
  exchange: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from this very pattern
    async ({}, use) => {
      const exchange = new SandboxOfWorker();
      await use(exchange);
      await exchange.stop();
    },
    { scope: 'worker' },
  ],
  sandbox: [
    async ({ exchange }, use, { file, repeatEachIndex }) => {
      const sandbox = await exchange.of(`${file} ${repeatEachIndex}`);
      await use(sandbox);
      await sandbox.endPrice();
      await sandbox.resetFaults();
      await sandbox.automaticDesk(true);
    },
    { timeout: 300_000 },
  ],
  context: async ({ context }, use) => {
    leavePagesAtRest(context);
    await use(context);
  },
  baseURL: async ({ sandbox }, use) => {
    await use(sandbox.address);
  },
  deal: async ({ page, sandbox }, use) => {
    const complaints = listenForComplaints(page);
    await use(new DealCenter(page, sandbox));
    expect(complaints).toEqual([]);
  },
  secondUser: async ({ browser, sandbox }, use) => {
    const page = await newVisitor(browser, sandbox.address);
    await use(new DealCenter(page, sandbox));
    await page.context().close();
  },
});

async function newVisitor(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
  });
  leavePagesAtRest(context);
  return context.newPage();
}

/** Uncaught errors and content security policy violations. */
export function listenForComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (/Content Security Policy|Refused to/i.test(message.text())) complaints.push(message.text());
  });
  return complaints;
}

export { expect };
