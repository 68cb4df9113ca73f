import { expect, test } from './support/journey';
import { LeverScreen } from './support/lever-screen';

const DAY_MS = 24 * 3_600_000;

test('a user finds the overnight fee of a position in the history of leverage, with price, value and rate', async ({
  deal,
  page,
  sandbox,
}) => {
  await deal.logIn(await sandbox.user({ USDT: '5000' }, 'lever'));
  const lever = new LeverScreen(page);
  await sandbox.setPrice(lever.symbol, '15');
  await lever.open();
  await lever.openPosition('10', '2');
  await expect(lever.closeButtons).toHaveCount(1);
  await sandbox.advance(DAY_MS);
  await lever.showList('Closed');
  await page.getByRole('link', { name: 'Overnight fee', exact: true }).click();
  const charge = page.getByRole('table', { name: 'Overnight fee history' }).getByRole('row', { name: /Long/ });
  await expect(charge).toHaveCount(1);
  await expect(charge).toContainText('0.0100%');
  await expect(charge).toContainText(/0\.\d+USDT/);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^overnight-fees_.*\.csv$/);
  await charge.getByRole('link').click();
  await expect(page).toHaveURL(/\/leverTransaction\?id=\d+$/);
  expect(await sandbox.brokenRules()).toEqual({});
});
