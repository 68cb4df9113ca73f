import type { Page } from 'playwright';
import { greet } from './engine-socket.ts';
import { startExchange } from './exchange.ts';
import { answersOf, servePages, type PageServer } from './page-server.ts';

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
