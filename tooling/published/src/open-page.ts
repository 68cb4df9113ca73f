import { journeyLaunchOptions } from '@bourse/vitest-config/browser';
import { chromium, type Page } from 'playwright';

const LIMIT_MS = 30_000;

/** What the page must show: each comes from a package of its own, with texts, styles and data. */
async function look(page: Page): Promise<void> {
  await page.getByRole('row', { name: /BTC/ }).first().waitFor({ timeout: LIMIT_MS });
  await page.locator('.highcharts-candlestick-series').first().waitFor({ timeout: LIMIT_MS, state: 'attached' });
  await page
    .getByRole('grid', { name: /order book/i })
    .getByRole('row')
    .nth(3)
    .waitFor({ timeout: LIMIT_MS });
}

/** Opens a page whose exchange has another origin; returns what is wrong with it. */
export async function openPage(port: number, picture: string): Promise<string[]> {
  const browser = await chromium.launch(journeyLaunchOptions);
  const problems: string[] = [];
  try {
    const page = await browser.newPage();
    page.on('pageerror', (error) => problems.push(`the page throws ${error.message}`));
    const exchange = encodeURIComponent(`http://127.0.0.1:${port}`);
    await page.goto(`http://localhost:${port}/?exchange=${exchange}`);
    await look(page).catch((error: unknown) => problems.push(`the page does not show all: ${String(error)}`));
    await page.screenshot({ path: picture, fullPage: true });
    return problems;
  } finally {
    await browser.close();
  }
}
