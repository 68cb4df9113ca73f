import { axeFindings } from './support/accessibility';
import { expect, test } from './support/journey';
import { logInOnScreen } from './support/identity';
import { programWith } from './support/signed-call';
import { VIEWS } from './support/views';

for (const [view, options] of Object.entries(VIEWS)) {
  test.describe(`on ${view}`, () => {
    test.use(options);

    test('a program reads the balances and places an order with a key, withdraws nothing, and is refused after the removal', async ({
      page,
      sandbox,
    }) => {
      const user = await sandbox.user({ USDT: '1000' });
      await page.goto('/components/login');
      await logInOnScreen(page, user, user.password);
      await expect(page).not.toHaveURL(/\/components\/login$/);

      await page.goto('/account/accountSet');
      await page.getByRole('button', { name: 'Create API key' }).click();
      const dialog = page.getByRole('dialog', { name: 'Create API key' });
      await dialog.getByRole('textbox', { name: 'Name' }).fill('Bot');
      await dialog.getByRole('checkbox', { name: 'May place, change and cancel orders' }).check();
      await dialog.getByRole('textbox', { name: 'Allowed IP addresses' }).fill('127.0.0.0/8, ::1');
      await dialog.getByLabel('Password', { exact: true }).fill(user.password);
      expect(await axeFindings(page)).toEqual([]);
      await dialog.getByRole('button', { name: 'Create API key' }).click();
      await expect(dialog.locator('code')).toHaveCount(2);
      expect(await axeFindings(page)).toEqual([]);
      const [key = '', secret = ''] = await dialog.locator('code').allTextContents();
      await dialog.getByRole('checkbox', { name: 'I have saved the secret' }).check();
      await dialog.getByRole('button', { name: 'Done' }).click();
      const removal = page.getByRole('button', { name: 'Remove: Bot' });
      await expect(removal).toBeVisible();

      const call = programWith(sandbox, { key, secret });
      const balances = await call('/wallet/list');
      expect(balances.type).toBe('ok');
      expect(JSON.stringify(balances.message)).toContain('1000');
      const pair = await sandbox.pair('BTC/USDT');
      const order = { price: '50000', num: '0.001', mode: '2' };
      const ids = { currency_id: String(pair.currency_id), legal_id: String(pair.legal_id) };
      expect(await call('/transaction/in', { ...ids, ...order })).toMatchObject({ status: 200, type: 'ok' });
      expect(
        await call('/wallet/out', {
          currency: ids.legal_id,
          number: '100',
          address: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8',
        }),
      ).toMatchObject({ status: 403, type: 'error' });

      await page.reload();
      await expect(page.getByText(/last used .* from (127|::)/)).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      await removal.click();
      const question = page.getByRole('dialog', { name: 'Remove API key “Bot”?' });
      await question.getByRole('button', { name: 'Remove', exact: true }).click();
      await expect(page.getByText('No API keys yet')).toBeVisible();
      expect(await call('/wallet/list')).toMatchObject({ status: 401, type: 'error' });
    });
  });
}
