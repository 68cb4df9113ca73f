import type { Page } from 'playwright';
import { open } from './browser.ts';
import { greet } from './engine-socket.ts';
import { startExchange } from './exchange.ts';
import { answersOf, servePages, type PageServer } from './page-server.ts';

/** Of BTC/USDT, as the sandbox exchange names it. */
const DEAL_CENTER = '/dealCenter?symbol=BTC_USDT';

/**
 * The built client on a sandbox exchange without bots; the benchmark sends the socket events: `send` reaches every
 * client. `environment` are further settings of the exchange.
 */
export async function serveFedClient(environment: Readonly<Record<string, string>> = {}): Promise<PageServer> {
  const exchange = await startExchange({ BOT_RATE: '0', ...environment });
  const server = await servePages(answersOf(exchange.address), greet);
  return {
    ...server,
    close: async () => {
      await server.close();
      await exchange.stop();
    },
  };
}

/** Until book and chart are there. */
export async function untilShown(page: Page): Promise<void> {
  await page
    .locator('[role=grid] [data-side=bids]:not([hidden])')
    .first()
    .waitFor({ state: 'attached', timeout: 60_000 });
  await page.locator('.highcharts-series path').first().waitFor({ state: 'attached', timeout: 60_000 });
}

export async function openDealScreen(page: Page, server: PageServer): Promise<void> {
  await open(page, server.address + DEAL_CENTER);
  await untilShown(page);
}

/** The levels in the accessible grid, best first, without grouping separators and trailing zeros. */
export function levelsInGrid(page: Page): Promise<{ bids: string[][]; asks: string[][] }> {
  return page.evaluate(() => {
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page gets this function alone
    const rows = (side: string) =>
      [...document.querySelectorAll(`[role=grid] [data-side="${side}"]:not([hidden])`)].map(({ children }) =>
        [children[1], children[2]].map((cell) => String(Number((cell?.textContent ?? '').replaceAll(',', '')))),
      );
    return { bids: rows('bids'), asks: rows('asks').toReversed() };
  });
}
