import type { Page } from '@playwright/test';
import { CARD, form, idOf, openAd, PRICE, savePayee, sellerAndBuyer, trader, walletsOf } from './support/c2c';
import { submitVerification } from './support/identity';
import { expect, test } from './support/journey';
import { smallPng } from './support/photos';
import { nextPoll, ownClock } from './support/polls';
import { PHONE } from './support/views';

const MINUTE_MS = 60_000;

/** Publishes a sale of USDT by bank card. */
async function publishSale(page: Page, amount: string) {
  await page.goto('/c2c');
  await page.getByRole('radio', { name: /^Sell/ }).check();
  await page.getByRole('combobox', { name: 'Coin' }).click();
  await page.getByRole('option', { name: 'USDT' }).click();
  await page.getByRole('textbox', { name: /^Price/ }).fill(PRICE);
  await page.getByRole('textbox', { name: /^Amount/ }).fill(amount);
  await page.getByRole('radio', { name: 'Bank card' }).check();
  await page.getByRole('button', { name: 'Post ad' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Post ad' }).click();
  await expect(page.getByRole('button', { name: 'Take offline' })).toBeVisible();
}

const takeButton = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Buy 20 USDT' });
const unpaid = (page: Page) => page.getByText('Awaiting payment', { exact: true });

test('a sale goes from the ad to the credited coin, although the reply of each write is lost', async ({
  deal,
  secondUser,
  page,
  sandbox,
}) => {
  const buying = secondUser.page;
  await ownClock(buying);
  const { buyer } = await sellerAndBuyer(sandbox, deal, secondUser);
  const lose = (path: string) =>
    sandbox.fault({ path: `/api/${path}`, method: 'POST', kind: 'drop', spoils: 'reply', times: 1 });

  await lose('c2c_send');
  await publishSale(page, '50');

  await openAd(buying);
  await lose('c2c/do_legal_deal');
  await buying.getByRole('dialog').getByRole('button', { name: 'Buy 50 USDT' }).click();
  await expect(buying.getByText('Transfer the exact amount')).toBeVisible();
  await expect(buying.getByText(CARD)).toBeVisible();

  await buying.getByRole('button', { name: 'Mark as paid' }).click();
  const paying = buying.getByRole('dialog');
  await paying.getByRole('checkbox').check();
  await lose('c2c/user_legal_pay');
  await paying.getByRole('button', { name: 'Mark as paid' }).click();
  await expect(buying.getByText('Paid, awaiting release', { exact: true })).toBeVisible();

  await page.goto('/c2cOrder');
  await page.getByRole('table', { name: 'My orders' }).getByRole('link').first().click();
  await page.getByRole('button', { name: 'Release' }).click();
  const release = page.getByRole('dialog');
  await release.getByRole('textbox', { name: "Payer's name" }).fill('Somebody Else');
  await expect(release.getByText('The name does not match')).toBeVisible();
  await release.getByRole('textbox', { name: "Payer's name" }).fill('ana garcía');
  await release.getByRole('button', { name: 'Release' }).click();
  await expect(release.getByText('Confirm that the payment has arrived.')).toBeVisible();
  await release.getByRole('checkbox').check();
  await lose('c2c/legal_deal_sure');
  await release.getByRole('button', { name: 'Release' }).click();
  await expect(page.getByText('You have released the crypto')).toBeVisible();
  await nextPoll(buying);
  await expect(buying.getByText('The crypto has been credited to your funding account.')).toBeVisible();
  expect(await walletsOf(sandbox, buyer)).toContain('"legal_balance":"51"');
});

test('a purchase on two phones meets a withdrawn ad and a cancelled order, and is released, although replies are lost', async ({
  deal,
  secondUser,
  page: buying,
  sandbox,
}) => {
  const selling = secondUser.page;
  await selling.setViewportSize(PHONE.viewport);
  await ownClock(selling);
  const { buyer } = await sellerAndBuyer(sandbox, secondUser, deal);
  const ad = { price: PRICE, total_number: '30', way: 'bank', currency_id: await idOf(sandbox, 'USDT'), type: 'buy' };
  const publish = () => sandbox.message('POST', 'c2c_send', form(ad), buyer.token);
  const lose = (path: string) =>
    sandbox.fault({ path: `/api/${path}`, method: 'POST', kind: 'drop', spoils: 'reply', times: 1 });

  await publish();
  await buying.goto('/c2cRelease?type=buy');
  const withdraw = buying.getByRole('button', { name: 'Take offline' });
  await withdraw.click();
  await lose('c2c/back_send');
  await buying.getByRole('dialog').getByRole('button', { name: 'Take offline' }).click();
  await expect(withdraw).toHaveCount(0);

  await publish();
  const take = async () => {
    await selling.goto('/fiatradCenter?side=sell');
    await selling
      .getByRole('row', { name: new RegExp(PRICE) })
      .getByRole('button', { name: 'Sell USDT' })
      .click();
    await selling.getByRole('dialog').getByRole('button', { name: 'Sell 30 USDT' }).click();
    await expect(
      selling.getByText(/Waiting for the buyer's payment\. Do not release before the money has arrived\./),
    ).toBeVisible();
    await expect(selling.getByText(/card number appears to be invalid/)).toHaveCount(0);
  };
  /** The buyer published the ad: the way to its newest order. */
  const openOrder = async () => {
    await buying.goto('/c2cRelease?type=buy');
    await buying.getByRole('table', { name: 'My ads' }).getByRole('link').first().click();
    await buying.getByRole('table', { name: 'Orders for this ad' }).getByRole('link').first().click();
  };

  await take();
  await openOrder();
  await buying.getByRole('button', { name: 'Cancel order' }).click();
  await lose('c2c/user_legal_pay_cancel');
  await buying.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click();
  await expect(buying.getByText('You cancelled this order.')).toBeVisible();
  await nextPoll(selling);
  await expect(selling.getByText('The counterparty cancelled this order.')).toBeVisible();

  await take();
  await openOrder();
  await buying.getByRole('button', { name: 'Mark as paid' }).click();
  const paying = buying.getByRole('dialog');
  await paying.getByRole('checkbox').check();
  await paying.getByRole('button', { name: 'Mark as paid' }).click();
  await expect(buying.getByText('Paid, awaiting release', { exact: true })).toBeVisible();

  await nextPoll(selling);
  await selling.getByRole('button', { name: 'Release' }).click();
  const release = selling.getByRole('dialog');
  await release.getByRole('textbox', { name: "Payer's name" }).fill('Ana García');
  await release.getByRole('checkbox').check();
  await lose('c2c/legal_deal_user_sure');
  await release.getByRole('button', { name: 'Release' }).click();
  await expect(selling.getByText('You have released the crypto')).toBeVisible();
  expect(await walletsOf(sandbox, buyer)).toContain('"legal_balance":"31"');
  expect(await sandbox.brokenRules()).toEqual({});
});

test('one of two takers gets the ad, the payee is a snapshot, and an order expires only if it is unpaid', async ({
  deal,
  secondUser,
  page,
  sandbox,
}) => {
  const seller = await trader(sandbox, 'Li Wei', '500');
  for (const { page: tab } of [deal, secondUser]) await ownClock(tab);
  await deal.logIn(await trader(sandbox, 'Ana García', '1'));
  await secondUser.logIn(await trader(sandbox, 'Tom Late', '1'));
  const total_number = '20';
  const ad = { price: PRICE, total_number, way: 'bank', currency_id: await idOf(sandbox, 'USDT'), type: 'sell' };
  await sandbox.message('POST', 'c2c_send', form(ad), seller.token);

  const tabs = [page, secondUser.page];
  for (const tab of tabs) await openAd(tab);
  await Promise.all(tabs.map((tab) => takeButton(tab).click()));
  for (const tab of tabs) await expect(unpaid(tab).or(tab.getByRole('dialog').getByRole('alert'))).toBeVisible();
  const winners = await Promise.all(tabs.map((tab) => unpaid(tab).isVisible()));
  expect(winners.filter(Boolean)).toHaveLength(1);
  const buying = winners[0] ? page : secondUser.page;

  await savePayee(sandbox, seller, 'Li Wei', '6222020200998877661');
  await buying.reload();
  await expect(buying.getByText(CARD)).toBeVisible();
  await expect(buying.getByText('The payment details have changed')).toHaveCount(0);

  await sandbox.advance(16 * MINUTE_MS);
  await nextPoll(buying);
  await expect(buying.getByText('Not paid in time. The order was cancelled automatically.')).toBeVisible();
  await expect(buying.getByText(CARD)).toHaveCount(0);

  // The coin is back in the ad; the next order has the new payee and is paid in the last seconds before its deadline.
  await openAd(buying);
  const takenAt = await sandbox.now();
  await takeButton(buying).click();
  await expect(buying.getByText('6222020200998877661')).toBeVisible();
  await buying.getByRole('button', { name: 'Mark as paid' }).click();
  await buying.getByRole('dialog').getByRole('checkbox').check();
  const paid = buying.getByRole('dialog').getByRole('button', { name: 'Mark as paid' });
  await expect(paid).toBeEnabled();
  // The rest is for the press: a slow machine needs seconds for it.
  await sandbox.advance(takenAt + 15 * MINUTE_MS - 45_000 - (await sandbox.now()));
  await paid.click();
  await expect(buying.getByText('Paid, awaiting release', { exact: true })).toBeVisible();
  await sandbox.advance(2 * MINUTE_MS);
  await buying.reload();
  await expect(buying.getByText('Paid, awaiting release', { exact: true })).toBeVisible();
});

test('a 998 and then a 997 on taking an ad lead to the missing details and back, and the quantity is kept', async ({
  deal,
  page,
  sandbox,
}) => {
  await sandbox.automaticDesk(false);
  const user = await sandbox.user({ USDT: '1' }, 'legal');
  await deal.logIn(user);
  await page.goto('/fiatradCenter');
  await expect(page.getByRole('link', { name: 'Verify your identity' })).toBeVisible();
  await page.getByRole('row', { name: / – / }).getByRole('button', { name: 'Buy USDT' }).first().click();
  const taking = page.getByRole('dialog', { name: /^Buy USDT from/ });
  const quantity = taking.getByRole('textbox', { name: /^Amount/ });
  await quantity.fill('123.45');
  await taking.getByRole('button', { name: 'Buy 123.45 USDT' }).click();

  await expect(page).toHaveURL(/\/authentication$/);
  await submitVerification(page, 'TAKER12345', await smallPng(page));
  await sandbox.decide(user, 'approve');
  await page.getByRole('button', { name: 'Back to previous page' }).click();
  await expect(quantity).toHaveValue('123.45');
  await taking.getByRole('button', { name: 'Buy 123.45 USDT' }).click();

  await expect(page).toHaveURL(/\/userSetting$/);
  await page.getByRole('textbox', { name: 'Real name' }).fill('Ana Lima');
  await page.getByRole('textbox', { name: 'Card or account number' }).fill('6222 0200 0000 0000 003');
  await page.getByRole('button', { name: 'Save payment methods' }).click();
  await expect(quantity).toHaveValue('123.45');
  await taking.getByRole('button', { name: 'Buy 123.45 USDT' }).click();
  await expect(page.getByText('Awaiting payment', { exact: true })).toBeVisible();
});
