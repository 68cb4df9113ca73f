import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from './support/journey';

const SCREENS = [
  '/',
  '/quotation',
  '/noticeList',
  '/components/login',
  '/dealCenter',
  '/allTransaction',
  '/account/accountEntrust',
  '/letransactions',
  '/nowhere',
];

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [1440, 390]) {
    test(`axe finds nothing by ${colorScheme === 'light' ? 'day' : 'night'} at ${width} px`, async ({
      deal,
      page,
      sandbox,
    }) => {
      // Nine screens, each read whole by axe.
      test.slow();
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
      await deal.logIn(await sandbox.user({ USDT: '50000', BTC: '1' }));
      for (const path of SCREENS) {
        await page.goto(path);
        await expect(page.getByRole('heading').first()).toBeAttached();
        if (path === '/dealCenter') await deal.live();
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(
          violations.map(({ id, nodes }) => `${path} ${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`),
        ).toEqual([]);
      }
    });
  }
}

test('nothing scrolls sideways at 390 px', async ({ deal, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of SCREENS) {
    await page.goto(path);
    if (path === '/dealCenter') await deal.live();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, path).toBeLessThanOrEqual(0);
  }
});
