import { DealCenter } from './support/deal-center';
import { expect, test } from './support/journey';

test('two tabs that send at the same moment place one order each', async ({ deal, page, sandbox }) => {
  const user = await sandbox.user({ USDT: '50000' });
  await deal.openAs(user);
  const other = new DealCenter(await page.context().newPage(), sandbox);
  await other.open();
  await deal.type('Buy', '10000', '0.1');
  await other.type('Buy', '10000', '0.2');
  for (const tab of [deal, other]) {
    await tab.submitButton('Buy').click();
    await expect(tab.confirmation).toBeVisible();
  }
  await Promise.all([deal, other].map((tab) => tab.sure.click()));

  // Both tabs receive both events.
  for (const tab of [deal, other]) await expect(tab.openOrders.getByRole('row', { name: /10,000/ })).toHaveCount(2);
  expect(await deal.openOrdersOf(user)).toBe(2);
});

/** Replies that say nothing about the order. */
const LOST = [
  ['the server answers 500', '9876.5', /9,876\.5/, { kind: 'status', status: 500 }],
  ['the server answers a page of HTML', '9766.5', /9,766\.5/, { kind: 'html' }],
  ['the reply is no JSON', '9656.5', /9,656\.5/, { kind: 'malformed' }],
] as const;

test('a placed order whose reply is unreadable is found and not sent again; one that was not placed is kept and offered again', async ({
  deal,
  page,
  sandbox,
}) => {
  const user = await sandbox.user({ USDT: '50000' });
  await deal.openAsNew(user);
  for (const [at, [name, price, row, fault]] of LOST.entries()) {
    await test.step(name, async () => {
      if (at > 0) await deal.openWithOrders(at);
      await deal.type('Buy', price, '0.2');
      await sandbox.fault({ path: '/api/transaction/in', ...fault, spoils: 'reply', times: 1 });
      await deal.submit('Buy');
      await expect(page.getByText('Your order was placed', { exact: true })).toBeVisible();
      await expect(deal.openOrders.getByRole('row', { name: row })).toHaveCount(1);
      // The outcome is in place of the form, which is empty for the next order.
      await page.getByRole('status', { name: 'Your order was placed' }).getByRole('button', { name: 'Close' }).click();
      await expect(deal.amount).toHaveValue('');
      expect(await deal.openOrdersOf(user)).toBe(at + 1);
    });
  }

  await test.step('not placed', async () => {
    await deal.openWithOrders(LOST.length);
    await deal.type('Buy', '9765.4', '0.2');
    await sandbox.fault({ path: '/api/transaction/in', kind: 'status', status: 500, times: 1 });
    await deal.submit('Buy');
    await expect(page.getByText('Your order was not found')).toBeVisible();
    expect(await deal.openOrdersOf(user)).toBe(LOST.length);
    await page.getByRole('button', { name: 'Try again' }).first().click();
    await deal.sure.click();
    await expect(deal.openOrders.getByRole('row', { name: /9,765\.4/ })).toHaveCount(1);
    expect(await deal.openOrdersOf(user)).toBe(LOST.length + 1);
  });
});

// Chromium repeats a request when a kept-alive connection breaks: both requests are one order.
test('a double click and Enter place one order, and so does a connection that drops with the request or the reply', async ({
  deal,
  page,
  sandbox,
}) => {
  test.skip(sandbox.isShared, 'an edge answers a request whose connection to the core drops');
  const user = await sandbox.user({ USDT: '50000' });
  await deal.openAsNew(user);
  await test.step('double click and Enter', async () => {
    await deal.type('Buy', '10000', '0.1');
    await sandbox.fault({ path: '/api/transaction/in', kind: 'delay', delayMs: 600, times: 1 });
    await deal.submitButton('Buy').dblclick();
    await deal.sure.dblclick();
    await page.keyboard.press('Enter');
    await expect(deal.openOrders.getByRole('row', { name: /10,000/ })).toHaveCount(1);
    await expect(deal.available()).toContainText('49,000');
    expect(await deal.openOrdersOf(user)).toBe(1);
  });

  const drops = [
    ['request', '8765.4', /8,765\.4/, '47,246.92'],
    ['reply', '8654.3', /8,654\.3/, '45,516.06'],
  ] as const;
  for (const [at, [spoils, price, row, available]] of drops.entries()) {
    await test.step(`the connection drops with the ${spoils}`, async () => {
      await deal.type('Buy', price, '0.2');
      await sandbox.fault({ path: '/api/transaction/in', kind: 'drop', spoils, times: 1 });
      await deal.submit('Buy');
      await expect(deal.openOrders.getByRole('row', { name: row })).toHaveCount(1);
      await expect(deal.available()).toContainText(available);
      expect(await deal.openOrdersOf(user)).toBe(at + 2);
    });
  }
});

test('an order is found after a reload while the server does not answer', async ({ deal, page, sandbox }) => {
  const user = await sandbox.user({ USDT: '50000' });
  await deal.openAsNew(user);
  await deal.type('Buy', '7531.2', '0.2');
  await sandbox.fault({ path: '/api/transaction*', kind: 'drop', spoils: 'reply' });
  await deal.submit('Buy');
  await expect(page.getByText('Order status unknown')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Order status unknown')).toBeVisible();
  // The look-up after the reload has failed before the server answers again.
  await expect(page.getByText('The result cannot be checked right now')).toBeVisible();
  await sandbox.resetFaults();
  await page.getByRole('button', { name: 'Check again' }).click();

  await expect(page.getByText('Your order was placed', { exact: true })).toBeVisible();
  expect(await deal.openOrdersOf(user)).toBe(1);
});

test('the screen shows that the socket is down and catches up after the reconnect', async ({ deal, page, sandbox }) => {
  const user = await sandbox.user({ USDT: '50000' });
  await deal.openAs(user, 'SOL_USDT');
  await sandbox.interruptSocket(4000);
  await expect(page.getByText('Reconnecting').first()).toBeVisible();

  await sandbox.order({ account: user.account, symbol: 'SOL/USDT', side: 'buy', quantity: '1.5', price: '1.23' });
  await deal.live();
  await expect(deal.openOrders.getByRole('row', { name: /1\.23/ })).toBeVisible();
});

test('a failure of market data is shown and can be retried', async ({ deal, page, sandbox }) => {
  test.skip(sandbox.isShared, 'an edge answers with the market data that it has cached');
  await sandbox.fault({ path: '/api/currency/quotation_new', kind: 'status', status: 500 });
  await page.goto('/dealCenter');
  const again = page.getByRole('button', { name: 'Try again' }).first();
  await again.click();
  await expect(again).toBeVisible();
  await expect(deal.form).toBeHidden();
  await sandbox.resetFaults();
  await again.click();
  await expect(deal.form).toBeVisible();
});
