import { expect, test } from './support/journey';
import { smallPng } from './support/photos';
import { form, idOf, openAd, PRICE, sellerAndBuyer, walletsOf } from './support/c2c';

const ATTACK = '<b>Pay</b> at https://evil.example';

test('buyer and seller talk although a reply is lost, the desk decides their dispute for the buyer, and the buyer rates the seller', async ({
  deal,
  secondUser,
  page: buying,
  sandbox,
}) => {
  const selling = secondUser.page;
  const { seller, buyer } = await sellerAndBuyer(sandbox, secondUser, deal);
  const send = (path: string, fields: Record<string, string>, { token }: typeof seller) =>
    sandbox.message('POST', path, form(fields), token);
  const usdt = await idOf(sandbox, 'USDT');
  await send('c2c_send', { price: PRICE, total_number: '20', way: 'bank', currency_id: usdt, type: 'sell' }, seller);
  await openAd(buying);
  await buying.getByRole('dialog').getByRole('button', { name: 'Buy 20 USDT' }).click();
  await expect(buying.getByText('No messages yet')).toBeVisible();

  await buying.getByRole('textbox', { name: 'Message' }).fill(ATTACK);
  await sandbox.fault({ path: '/api/c2c/message', method: 'POST', kind: 'drop', spoils: 'reply', times: 1 });
  await buying.getByRole('button', { name: 'Send message' }).click();
  const log = buying.getByRole('log', { name: 'Messages' });
  await expect(log.getByText(ATTACK)).toHaveCount(1);

  await selling.goto('/c2cOrder');
  const orders = selling.getByRole('table', { name: 'My orders' });
  await expect(orders.getByText('1 new message')).toBeVisible();
  await orders.getByRole('link').first().click();
  const read = selling.getByRole('log', { name: 'Messages' });
  await expect(read.getByText(ATTACK)).toBeVisible();
  await expect(read.getByRole('link')).toHaveCount(0);
  await expect(read.getByText(/Do not log in or pay there/)).toBeVisible();

  await selling.getByText('Add a picture').click();
  await selling.getByLabel(/^Choose.*Picture/).setInputFiles(await smallPng(selling));
  await expect(selling.getByText('Uploaded', { exact: true })).toBeVisible();
  await selling.getByRole('button', { name: 'Send message' }).click();
  await buying.getByRole('button', { name: 'Show picture' }).click();
  await expect(log.getByRole('img', { name: 'Picture' })).toBeVisible();

  await buying.getByRole('button', { name: 'Mark as paid' }).click();
  const paying = buying.getByRole('dialog');
  await paying.getByRole('checkbox').check();
  await paying.getByRole('button', { name: 'Mark as paid' }).click();
  // The page of a paid order is another one: a press before it has arrived would meet what has moved there.
  await expect(buying.getByText(/^Marked as paid: /)).toBeVisible();
  await buying.locator('summary', { hasText: 'Open dispute' }).click();
  await buying.getByRole('combobox', { name: 'Reason' }).click();
  await buying.getByRole('option', { name: 'Paid, but the seller does not release' }).click();
  await buying.getByRole('textbox', { name: /Statement/ }).fill('No answer');
  await buying.getByRole('button', { name: 'Open dispute' }).click();
  await expect(buying.getByText('You opened this dispute. Customer support decides.')).toBeVisible();

  await expect(selling.getByText('The counterparty opened this dispute. Customer support decides.')).toBeVisible();
  await expect(selling.getByRole('button', { name: 'Release' })).toHaveCount(0);
  await selling.getByRole('textbox', { name: /Statement/ }).fill('No money came');
  await selling.getByRole('button', { name: 'Send answer' }).click();
  await expect(buying.getByText('No money came')).toBeVisible();

  await sandbox.decide(buyer, 'approve');
  await expect(buying.getByText('The crypto went to the buyer.')).toBeVisible();
  expect(await walletsOf(sandbox, buyer)).toContain('"legal_balance":"21"');

  await buying.getByRole('combobox', { name: 'How was this order?' }).click();
  await buying.getByRole('option', { name: 'Bad' }).click();
  await buying.getByRole('textbox', { name: 'Text, optional' }).fill(ATTACK);
  await sandbox.fault({ path: '/api/c2c/rate', method: 'POST', kind: 'drop', spoils: 'reply', times: 1 });
  await buying.getByRole('button', { name: 'Rate', exact: true }).click();
  await expect(buying.getByText(`Bad · ${ATTACK}`)).toBeVisible();
  await expect(selling.getByText(`Bad · ${ATTACK}`)).toBeVisible();
  expect(await sandbox.brokenRules()).toEqual({});
});
