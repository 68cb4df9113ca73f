import { axeFindings } from './support/accessibility';
import { expect, test } from './support/journey';
import { LeverScreen } from './support/lever-screen';
import { PHONE } from './support/views';

const name = /^Leverage of LINK\/USDT position \d+$/;
const opener = /^Leverage: order \d+$/;

test('a user sees the liquidation price of another leverage before confirming it, by mouse and by keyboard, also with a lost reply', async ({
  deal,
  page,
  sandbox,
}) => {
  const lever = new LeverScreen(page);
  await lever.openFunded({ deal, sandbox }, '100', '15');
  await lever.openPosition('5', '2');
  await expect(lever.closeButtons).toHaveCount(1);
  const dialog = page.getByRole('dialog', { name });
  const open = page.getByRole('row').getByRole('button', { name: opener });

  await test.step('three presses of the mouse', async () => {
    await open.click();
    await dialog.getByRole('button', { name: '20×', exact: true }).click();
    await expect(dialog.getByText(/^Higher leverage releases margin/)).toBeVisible();
    await expect(dialog).toContainText(/Available[\d.]+ → [\d.]+ USDT/);
    expect(await axeFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Change to 20×' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('Leverage changed.')).toBeVisible();
  });

  await test.step('by keyboard, whose reply is lost', async () => {
    await sandbox.fault({ path: '/api/lever/setmultiple', method: 'POST', kind: 'drop', spoils: 'reply', times: 1 });
    await open.focus();
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: '10×', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(dialog.getByText(/^Lower leverage holds more margin/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Change to 10×' }).focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await open.click();
    await expect(dialog.getByRole('button', { name: '10×', exact: true, pressed: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });
  expect(await sandbox.brokenRules()).toEqual({});
});

test.describe('a phone', () => {
  test.use(PHONE);

  test('a user of a phone changes the leverage of a position by touch', async ({ deal, page, sandbox }) => {
    const user = await sandbox.user({ USDT: '100' }, 'lever');
    await deal.logIn(user);
    const lever = new LeverScreen(page);
    await sandbox.setPrice(lever.symbol, '15');
    await page.goto(`/leverdealCenter?symbol=LINK_USDT`);
    await page.getByRole('region', { name: 'Direction' }).getByRole('button', { name: 'Long' }).tap();
    await lever.fill('5', '2');
    await lever.form.getByRole('button', { name: 'Open long' }).tap();
    // The sheet of the form is a dialog too, and closes after the order.
    await page.getByRole('dialog', { name: 'Open long LINK/USDT' }).getByRole('button', { name: 'Open long' }).tap();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goto('/leverList');
    await page.getByRole('button', { name: opener }).tap();
    const dialog = page.getByRole('dialog', { name });
    await dialog.getByRole('button', { name: '20×', exact: true }).tap();
    await dialog.getByRole('button', { name: 'Change to 20×' }).tap();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('Leverage changed.')).toBeVisible();
    expect(await sandbox.brokenRules()).toEqual({});
  });
});
