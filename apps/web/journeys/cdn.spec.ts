import { serveAssets } from './support/assets-server';
import { leavePagesAtRest } from './support/history-at-rest';
import { expect, listenForComplaints, test } from './support/journey';
import { preparedData } from './support/prepared-data';
import { Sandbox } from './support/sandbox';

test('the client runs with its files from another origin, under the strict policy', async ({ browser }) => {
  const files = await serveAssets();
  const sandbox = await Sandbox.start(preparedData(), { ASSETS_ORIGIN: files.origin });
  const context = await browser.newContext({ baseURL: sandbox.address, locale: 'en-GB' });
  leavePagesAtRest(context);
  try {
    const page = await context.newPage();
    const complaints = listenForComplaints(page);
    const loaded: Record<string, number> = {};
    page.on('request', (request) => {
      const { origin, pathname } = new URL(request.url());
      if (pathname.startsWith('/assets/')) loaded[origin] = (loaded[origin] ?? 0) + 1;
    });
    await page.goto('/dealCenter');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('BTC/USDT');
    await page.goto('/components/login');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(Object.keys(loaded)).toEqual([files.origin]);
    expect(complaints).toEqual([]);
  } finally {
    await context.close();
    await sandbox.stop();
    await files.close();
  }
});
