import { logInOnScreen } from './support/identity';
import { expect, test } from './support/journey';
import { LeverScreen } from './support/lever-screen';

test('a user opens long by market, sets a stop by typing, and closes, while events are lost, repeated and out of order, and replies are lost', async ({
  deal,
  page,
  sandbox,
}) => {
  const lever = new LeverScreen(page);
  await lever.openFunded({ deal, sandbox }, '5000', '15');
  for (const kind of ['drop', 'duplicate', 'reorder'] as const) {
    await sandbox.socketFault({ event: 'lever_trade', kind, times: 1 });
  }
  await lever.openPosition('10', '2');
  await expect(lever.closeButtons).toHaveCount(1);

  await lever.setStopLoss('1');
  await expect(lever.cell('1.000')).toBeVisible();

  await lever.close();
  await expect(lever.closeButtons).toHaveCount(0);
  await lever.showList('Closed');
  await expect(lever.closed).toHaveCount(1);
  await sandbox.setPrice(lever.symbol, '15.1');
  await expect(page.getByLabel('Leverage account').getByText('No positions')).toBeVisible();

  await lever.showList('Positions');
  await sandbox.fault({ path: '/api/lever/submit', method: 'POST', kind: 'drop', spoils: 'reply', times: 1 });
  await lever.openPosition('10', '2');
  await expect(lever.closeButtons).toHaveCount(1);
  await sandbox.fault({ path: '/api/lever/close', method: 'POST', kind: 'drop', spoils: 'reply', times: 1 });
  await lever.close();
  await expect(lever.closeButtons).toHaveCount(0);
  await lever.showList('Closed');
  await expect(lever.closed).toHaveCount(2);
});

test('a limit order waits and is revoked, the stop loss of another one closes it, and a market order has its stops once it has opened', async ({
  deal,
  page,
  sandbox,
}) => {
  const lever = new LeverScreen(page);
  await lever.openFunded({ deal, sandbox }, '5000', '15');
  await lever.form.getByRole('radio', { name: 'Limit' }).click();
  const price = lever.form.getByRole('textbox', { name: /^Price/ });
  await price.fill('5');
  await lever.openPosition('10', '2');
  await lever.showList('Open orders');
  const revoke = page.getByRole('row').getByRole('button', { name: /^Cancel: order/ });
  await revoke.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click();
  await expect(revoke).toHaveCount(0);

  await price.fill('14.5');
  await lever.form.getByRole('checkbox', { name: 'TP/SL' }).check();
  await lever.form.getByRole('textbox', { name: /^Stop loss/ }).fill('14');
  await expect(lever.form.getByText(/^Kept by the exchange/)).toBeVisible();
  await lever.openPosition('10', '2');
  await expect(revoke).toHaveCount(1);
  await sandbox.setPrice(lever.symbol, '14.4');
  await expect(revoke).toHaveCount(0);

  await lever.showList('Positions');
  await expect(lever.cell('14.500')).toBeVisible();
  await expect(lever.cell('14.000')).toBeVisible();
  await sandbox.setPrice(lever.symbol, '13.9');
  await expect(lever.closeButtons).toHaveCount(0);
  await lever.showList('Cancelled');
  await expect(lever.cell('5.000')).toBeVisible();

  await sandbox.setPrice(lever.symbol, '15');
  await lever.showList('Positions');
  await lever.form.getByRole('radio', { name: 'Market' }).click();
  await lever.form.getByRole('textbox', { name: /^Take profit/ }).fill('16');
  await lever.form.getByRole('textbox', { name: /^Stop loss/ }).fill('14');
  await lever.openPosition('10', '2');
  await expect(lever.cell('16.000')).toBeVisible();
  await expect(lever.cell('14.000')).toBeVisible();
  await sandbox.setPrice(lever.symbol, '16.5');
  await expect(lever.closeButtons).toHaveCount(0);
  await lever.showList('Closed');
  await expect(lever.closed).toHaveCount(2);
});

test('stops are dragged: the dialog asks before the new price is sent, and Escape puts the line back', async ({
  deal,
  page,
  sandbox,
}) => {
  const lever = new LeverScreen(page);
  // The running bar from 14 to 15 makes the scale show the stop between them.
  await lever.openFunded({ deal, sandbox }, '5000', '14', '15');
  await lever.openPosition('10', '2');
  await lever.setStopLoss('14.5');
  await expect(lever.cell('14.500')).toBeVisible();

  const dialog = page.getByRole('dialog', { name: /^TP\/SL of .* position .*/ });
  await lever.holdStopLoss();
  await lever.moveHeld(30);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(lever.heldLine).toHaveCount(0);
  await expect(dialog).toHaveCount(0);

  await lever.holdStopLoss();
  await lever.moveHeld(30);
  await page.mouse.up();
  const price = dialog.getByRole('group', { name: 'Stop loss' }).getByRole('textbox', { name: 'Price', exact: true });
  await expect(price).toHaveValue(/^\d+(\.\d{1,3})?$/);
  const dropped = Number(await price.inputValue());
  expect(dropped).toBeLessThan(14.5);
  // The row behind the dialog still has the old price.
  await expect(page.getByRole('cell', { name: /Stop loss 14\.500$/, includeHidden: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Set TP/SL' }).click();
  await expect(lever.cell(dropped.toFixed(3))).toBeVisible();
});

test('a falling price warns in two tabs and then liquidates the position in both', async ({ deal, page, sandbox }) => {
  await deal.logIn(await sandbox.user({ USDT: '1000' }, 'lever'));
  const tabs = [new LeverScreen(page), new LeverScreen(await page.context().newPage())] as const;
  const [lever] = tabs;
  await sandbox.setPrice(lever.symbol, '15');
  for (const tab of tabs) await tab.open();
  // 12 lots of 10 LINK: 1,800 USDT with a margin of 900 USDT.
  await lever.openPosition('2', '12');
  for (const tab of tabs) await expect(tab.closeButtons).toHaveCount(1);

  // A loss of 528 USDT leaves 472 USDT, about 105 % of the maintenance margin of 450 USDT.
  await sandbox.setPrice(lever.symbol, '10.6');
  for (const tab of tabs) await expect(tab.page.getByRole('alert', { name: 'Liquidation warning' })).toBeVisible();

  await sandbox.setPrice(lever.symbol, '10');
  for (const tab of tabs) {
    await expect(tab.closeButtons).toHaveCount(0);
    await expect(tab.page.getByRole('alert', { name: 'Liquidation warning' })).toHaveCount(0);
    await tab.showList('Closed');
    await expect(tab.closed).toHaveCount(1);
  }
  expect(await sandbox.brokenRules()).toEqual({});
});

test('a 999 keeps the split order, which opens three positions: one is closed alone, the others together', async ({
  deal,
  page,
  sandbox,
}) => {
  const user = await sandbox.user({ USDT: '5000' }, 'lever');
  await deal.logIn(user);
  const lever = new LeverScreen(page);
  await lever.open();
  await lever.fill('10', '7');
  await lever.form.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Split order' }).click();
  await lever.form.getByRole('combobox', { name: 'Number of orders' }).click();
  await page.getByRole('option', { name: '3', exact: true }).click();
  await page.route('**/api/lever/submit*', (route) =>
    route.fulfill({ json: { type: '999', message: 'Log in again' } }),
  );
  await lever.submit();

  await expect(page).toHaveURL(/\/components\/login/);
  await page.unrouteAll();
  await logInOnScreen(page, user, user.password);
  await expect(lever.lots).toHaveValue('7');
  await lever.submit();
  await expect(lever.closeButtons).toHaveCount(3);
  await expect(lever.lots).toHaveValue('');

  await lever.close();
  await expect(lever.closeButtons).toHaveCount(2);
  await page.getByRole('button', { name: 'Close all', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close positions (2)' }).click();
  await expect(lever.closeButtons).toHaveCount(0);
  await lever.showList('Closed');
  await expect(lever.closed).toHaveCount(3);
});
