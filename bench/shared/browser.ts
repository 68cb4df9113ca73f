import { launchOptions } from '@bourse/vitest-config/browser';
import { chromium, type Browser, type CDPSession, type Page } from 'playwright';

/** A new Chromium with a profile of its own: every cache is cold. It reaches this machine and nothing else. */
export function launch(): Promise<Browser> {
  return chromium.launch({
    ...launchOptions,
    args: [...launchOptions.args, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
  });
}

export interface Visit {
  readonly browser: Browser;
  readonly page: Page;
  readonly cdp: CDPSession;
  /** Errors of the page so far. */
  readonly errors: readonly string[];
}

export interface VisitOptions {
  readonly viewport?: { readonly width: number; readonly height: number };
}

const DESKTOP = { width: 1440, height: 900 };
/** Narrower windows are those of phones. CSS pixels. */
const PHONE_BELOW = 600;

/** Opens a blank page in a browser of its own, and closes it after `use`. */
export async function visit<T>(use: (visit: Visit) => Promise<T>, { viewport = DESKTOP }: VisitOptions = {}) {
  const browser = await launch();
  try {
    const isPhone = viewport.width < PHONE_BELOW;
    const context = await browser.newContext({
      viewport,
      isMobile: isPhone,
      hasTouch: isPhone,
      serviceWorkers: 'block',
      locale: 'en-GB',
    });
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message.slice(0, 200)));
    const cdp = await context.newCDPSession(page);
    return await use({ browser, page, cdp, errors });
  } finally {
    await browser.close();
  }
}

const SLOW_LINE_MS = 120_000;

/** @throws Error if the page does not exist: an error page loads fast and must not count */
export async function open(page: Page, address: string): Promise<void> {
  const response = await page.goto(address, { waitUntil: 'load', timeout: SLOW_LINE_MS });
  if (!response?.ok()) throw new Error(`${address} answers ${response?.status()}.`);
}

/** Until book and chart of the deal centre are there. */
export async function untilShown(page: Page): Promise<void> {
  await page
    .locator('[role=grid] [data-side=bids]:not([hidden])')
    .first()
    .waitFor({ state: 'attached', timeout: 60_000 });
  await page.locator('.highcharts-series path').first().waitFor({ state: 'attached', timeout: 60_000 });
}

/** Main-thread time in milliseconds since the start of the page, and current memory use. */
export interface MainThread {
  /** All work of the main thread. */
  readonly task: number;
  readonly script: number;
  readonly layout: number;
  readonly style: number;
  readonly heapBytes: number;
  readonly nodes: number;
  readonly listeners: number;
}

/** Reads Chromium's counters; requires `Performance.enable`. */
export async function mainThread(cdp: CDPSession): Promise<MainThread> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  const values = new Map(metrics.map(({ name, value }) => [name, value]));
  const read = (name: string) => {
    const value = values.get(name);
    if (value === undefined) throw new Error(`Chromium does not count ${name}.`);
    return value;
  };
  return {
    task: read('TaskDuration') * 1000,
    script: read('ScriptDuration') * 1000,
    layout: read('LayoutDuration') * 1000,
    style: read('RecalcStyleDuration') * 1000,
    heapBytes: read('JSHeapUsedSize'),
    nodes: read('Nodes'),
    listeners: read('JSEventListeners'),
  };
}
