import type { Page } from '@playwright/test';
import { form, idOf, takenOrder, trader } from './support/c2c';
import { expect, test } from './support/journey';
import { openSmallBalances } from './support/small-balances';
import { atTheSameMoment, inAll, secondTab } from './support/tabs';

const dialogOf = (tab: Page) => tab.getByRole('dialog');

test('an order of the C2C market that is moved in two tabs at the same moment is moved once, and both show its state', async ({
  deal,
  page,
  sandbox,
}) => {
  const { id, send } = await takenOrder(sandbox, deal);
  const tabs = [page, await secondTab(page)];

  await test.step('each message is sent', async () => {
    await inAll(tabs, (tab) => tab.getByRole('textbox', { name: 'Message' }).fill(`From tab ${tabs.indexOf(tab)}`));
    await atTheSameMoment(tabs, 'c2c/message', (tab) => tab.getByRole('button', { name: 'Send message' }).click());
    await inAll(tabs, async (tab) => {
      for (const at of tabs.keys()) await expect(tab.getByText(`From tab ${at}`, { exact: true })).toHaveCount(1);
    });
  });
  await test.step('the order is paid', async () => {
    await inAll(tabs, async (tab) => {
      await tab.getByRole('button', { name: 'Mark as paid' }).click();
      await dialogOf(tab).getByRole('checkbox').check();
    });
    await atTheSameMoment(tabs, 'c2c/user_legal_pay', (tab) =>
      dialogOf(tab).getByRole('button', { name: 'Mark as paid' }).click(),
    );
    await inAll(tabs, async (tab) => {
      await expect(tab.getByText(/^Marked as paid: /)).toBeVisible();
      await expect(tab.getByText('This order has already been paid.')).toHaveCount(0);
    });
  });
  await test.step('a dispute is opened and withdrawn', async () => {
    await inAll(tabs, async (tab) => {
      await tab.locator('summary', { hasText: 'Open dispute' }).click();
      await tab.getByRole('combobox', { name: 'Reason' }).click();
      await tab.getByRole('option', { name: 'Paid, but the seller does not release' }).click();
      await tab.getByRole('textbox', { name: /Statement/ }).fill('No answer');
    });
    await atTheSameMoment(tabs, 'c2c/dispute', (tab) => tab.getByRole('button', { name: 'Open dispute' }).click());
    const withdrawal = { name: 'Withdraw dispute' };
    await inAll(tabs, async (tab) => {
      await expect(tab.getByRole('button', withdrawal)).toBeVisible();
      await expect(tab.getByText('The order is in dispute.', { exact: true })).toHaveCount(0);
    });
    await atTheSameMoment(tabs, 'c2c/dispute_withdraw', (tab) => tab.getByRole('button', withdrawal).click());
    await inAll(tabs, async (tab) => {
      await expect(tab.getByText('You withdrew your dispute. The order goes on as before.')).toBeVisible();
      await expect(tab.getByText(/^There is no open dispute/)).toHaveCount(0);
    });
  });
  await test.step('a dispute of the seller is answered', async () => {
    await send('c2c/dispute', { id, reason: 'not_received', text: 'No money came', evidence: 'Order' });
    await inAll(tabs, async (tab) => {
      await tab.reload();
      await tab.getByRole('textbox', { name: /Statement/ }).fill('Paid at noon');
    });
    const answer = { name: 'Send answer' };
    await atTheSameMoment(tabs, 'c2c/dispute_answer', (tab) => tab.getByRole('button', answer).click());
    await inAll(tabs, async (tab) => {
      await expect(tab.getByText('Paid at noon', { exact: true })).toHaveCount(1);
      await expect(tab.getByRole('button', answer)).toHaveCount(0);
      await expect(tab.getByRole('alert')).toHaveCount(0);
    });
    await send('c2c/dispute_withdraw', { id });
    await inAll(tabs, async (tab) => {
      await tab.reload();
    });
  });
  await test.step('the seller is followed and rated', async () => {
    await atTheSameMoment(tabs, 'c2c/relate', (tab) =>
      tab.getByRole('button', { name: 'Follow', exact: true }).click(),
    );
    await inAll(tabs, (tab) => expect(tab.getByRole('button', { name: 'Unfollow' })).toBeVisible());
    await send('c2c/legal_deal_sure', { id });
    await inAll(tabs, async (tab) => {
      await tab.getByRole('combobox', { name: 'How was this order?' }).click();
      await tab.getByRole('option', { name: 'Good' }).click();
    });
    await atTheSameMoment(tabs, 'c2c/rate', (tab) => tab.getByRole('button', { name: 'Rate', exact: true }).click());
    await inAll(tabs, (tab) => expect(tab.locator('summary', { hasText: 'Change rating' })).toBeVisible());
  });
  expect(await sandbox.brokenRules()).toEqual({});
});

test('hours and the price of an ad that are sent in two tabs at the same moment are in force once', async ({
  deal,
  page,
  sandbox,
}) => {
  const merchant = await trader(sandbox, 'Li Wei', '500');
  const currency_id = await idOf(sandbox, 'USDT');
  const ad = { price_percent: '80', total_number: '23', way: 'bank', currency_id, type: 'sell' };
  await sandbox.message('POST', 'c2c_send', form(ad), merchant.token);
  await deal.logIn(merchant);

  await page.goto('/c2cPeople');
  const tabs = [page, await secondTab(page)];
  await test.step('hours', async () => {
    await inAll(tabs, (tab) => tab.getByRole('checkbox', { name: 'Mon' }).check());
    await atTheSameMoment(tabs, 'c2c/hours', (tab) => tab.getByRole('button', { name: 'Save hours' }).click());
    await inAll(tabs, async (tab) => {
      await expect(tab.getByText('Hours saved').first()).toBeVisible();
      await expect(tab.getByRole('checkbox', { name: 'Mon' })).toBeChecked();
    });
  });
  await test.step('the price of an ad', async () => {
    await inAll(tabs, async (tab) => {
      await tab.goto('/c2cRelease');
      await tab.getByRole('button', { name: 'Edit price' }).click();
      await dialogOf(tab)
        .getByRole('textbox', { name: /^Percent of index/ })
        .fill('81');
      await expect(dialogOf(tab).getByText(/^Price now/)).toBeVisible();
    });
    await atTheSameMoment(tabs, 'c2c/reprice', (tab) =>
      dialogOf(tab).getByRole('button', { name: 'Save price' }).click(),
    );
    await inAll(tabs, (tab) => expect(tab.getByText('81% of index')).toBeVisible());
  });
  expect(await sandbox.brokenRules()).toEqual({});
});

test('small balances that are converted in two tabs at the same moment are converted once, and the other tab says so', async ({
  deal,
  page,
  sandbox,
}) => {
  await openSmallBalances(deal, sandbox);
  const tabs = [page, await secondTab(page)];
  await inAll(tabs, async (tab) => {
    await tab.getByRole('button', { name: 'Convert small balances' }).click();
    await dialogOf(tab).getByRole('button', { name: 'Get quote' }).click();
  });
  await atTheSameMoment(tabs, 'wallet/small_convert', (tab) =>
    dialogOf(tab)
      .getByRole('button', { name: /^Convert to/ })
      .click(),
  );
  // The tab that comes second has nothing left to convert.
  await inAll(tabs, async (tab) => {
    await expect(tab.getByText(/^Converted to 4\.\d+ USDT$/).or(tab.getByText('No small balances'))).toBeVisible();
  });
  await inAll(tabs, async (tab) => {
    await tab.reload();
    await expect(tab.getByRole('row', { name: /^USDT/ })).toContainText(/3,004\.\d+/);
  });
  expect(await sandbox.brokenRules()).toEqual({});
});
