import { join } from 'node:path';
import { journeyLaunchOptions } from '@bourse/vitest-config/browser';
import { chromium, expect } from '@playwright/test';
import { DealCenter } from '../journeys/support/deal-center';
import { Sandbox } from '../journeys/support/sandbox';

/*
 * Takes the picture of the README: the built client by night, in front of a sandbox exchange with a moving market, as a user with open
 * orders. `npm test -- build` before it.
 */

const PICTURE = join(import.meta.dirname, '../../../docs/images/deal-centre.png');
/** Prices of the open orders, as shares of the last price. */
const SHARES = [0.99, 0.985, 1.012];

const sandbox = await Sandbox.start(undefined, { BOT_RATE: '8' });
const browser = await chromium.launch(journeyLaunchOptions);
try {
  const user = await sandbox.user({ USDT: '250000', BTC: '2.5' });
  const { now_price: last } = await sandbox.pair('BTC/USDT');
  for (const share of SHARES) {
    const order = {
      side: share < 1 ? 'buy' : 'sell',
      quantity: '0.25',
      price: (Number(last) * share).toFixed(2),
    } as const;
    await sandbox.order({ account: user.account, symbol: 'BTC/USDT', ...order });
  }
  const page = await browser.newPage({
    baseURL: sandbox.address,
    viewport: { width: 1440, height: 900 },
    colorScheme: 'dark',
    locale: 'en-GB',
  });
  const deal = new DealCenter(page, sandbox);
  await deal.openAs(user);
  await expect(deal.openOrders.getByRole('row')).toHaveCount(SHARES.length + 1);
  await expect(page.getByRole('application')).toBeVisible();
  // The simulated market trades within seconds.
  const title = await page.title();
  await expect(page).not.toHaveTitle(title, { timeout: 60_000 });
  await page.screenshot({ path: PICTURE });
} finally {
  await browser.close();
  await sandbox.stop();
}
