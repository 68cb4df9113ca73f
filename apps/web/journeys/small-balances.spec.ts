import { expect, test } from './support/journey';
import { openSmallBalances } from './support/small-balances';

test('a user converts small balances at a quote, and finds the conversion after a lost reply', async ({
  deal,
  page,
  sandbox,
}) => {
  await openSmallBalances(deal, sandbox);
  await page.getByRole('button', { name: 'Convert small balances' }).click();
  const dialog = page.getByRole('dialog', { name: 'Convert small balances' });
  await expect(dialog.getByRole('checkbox', { name: /^0\.00005 BTC/ })).toBeChecked();
  // Every repetition by the browser loses its reply too.
  await sandbox.fault({ path: '/api/wallet/small_convert', method: 'POST', kind: 'drop', spoils: 'reply' });
  await dialog.getByRole('button', { name: 'Get quote' }).click();
  await expect(dialog.getByText(/^Quote valid for/)).toBeVisible();
  await dialog.getByRole('button', { name: /^Convert to 4\.\d+ USDT$/ }).click();
  await expect(dialog.getByRole('heading', { name: 'The conversion was carried out' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await page.reload();
  await expect(page.getByRole('row', { name: /^USDT/ })).toContainText(/3,004\.\d+/);
  await page.getByRole('button', { name: 'Convert small balances' }).click();
  await expect(dialog).toContainText('No small balances');
  expect(await sandbox.brokenRules()).toEqual({});
});
