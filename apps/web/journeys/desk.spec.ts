import * as v from 'valibot';
import { axeFindings, sidewaysScroll } from './support/accessibility';
import { form, idOf, PRICE, trader, walletsOf } from './support/c2c';
import { expect, test } from './support/journey';
import type { Sandbox, SandboxUser } from './support/sandbox';
import { VIEWS } from './support/views';

const STATEMENT = '<b>Paid</b> an hour ago';
const MESSAGE = 'Send a proof of your payment';

const rows = v.object({ list: v.array(v.object({ id: v.number() })) });

/** A C2C order of 20 USDT that the buyer has paid and disputes. */
async function disputedOrder(sandbox: Sandbox, seller: SandboxUser, buyer: SandboxUser): Promise<string> {
  const send = (path: string, fields: Record<string, string>, { token }: SandboxUser) =>
    sandbox.message('POST', path, form(fields), token);
  const firstId = async (path: string, { token }: SandboxUser) =>
    String(v.parse(rows, await sandbox.message('GET', path, undefined, token)).list[0]?.id);
  const currency_id = await idOf(sandbox, 'USDT');
  await send('c2c_send', { price: PRICE, total_number: '20', way: 'bank', currency_id, type: 'sell' }, seller);
  const ads = `c2c/seller_trade?${form({ type: 'sell', page: '1', currency_id })}`;
  await send('c2c/do_legal_deal', { id: await firstId(ads, seller) }, buyer);
  const id = await firstId('c2c_user_deal?page=1', buyer);
  await send('c2c/user_legal_pay', { id }, buyer);
  await send('c2c/dispute', { id, reason: 'not_released', text: STATEMENT, evidence: '' }, buyer);
  return id;
}

for (const [view, { viewport }] of Object.entries(VIEWS)) {
  test(`an operator at ${view} writes to the parties of a dispute, freezes an account and decides, and each act is in the log`, async ({
    browser,
    deal,
    page,
    sandbox,
  }) => {
    await sandbox.automaticDesk(false);
    const seller = await trader(sandbox, 'Li Wei', '500');
    const buyer = await trader(sandbox, 'Ana García', '1');
    const order = await disputedOrder(sandbox, seller, buyer);
    await page.setViewportSize(viewport);
    await deal.logIn(buyer);
    await page.goto(`/c2cOrder?id=${order}`);
    const log = page.getByRole('log', { name: 'Messages' });
    await expect(page.getByText('No messages yet')).toBeVisible();

    const context = await browser.newContext({ viewport });
    const desk = await context.newPage();
    await desk.goto(sandbox.desk);
    const dispute = desk.getByRole('article').filter({ hasText: STATEMENT });
    await expect(dispute).toBeVisible();
    expect(await sidewaysScroll(desk)).toBe(0);
    expect(await axeFindings(desk)).toEqual([]);

    await dispute.getByRole('textbox', { name: 'Message to the users' }).fill(MESSAGE);
    await dispute.getByRole('button', { name: 'Send message' }).click();
    await expect(log.getByText(MESSAGE)).toBeVisible();

    const freeze = desk.locator('#freeze');
    await freeze.getByRole('textbox', { name: 'User' }).fill(String(seller.id));
    await freeze.getByRole('textbox', { name: 'Reason' }).fill('Does not release');
    await dispute.getByRole('textbox', { name: 'Note' }).fill('The payment is proved');
    await freeze.getByRole('button', { name: 'Freeze', exact: true }).click();
    await expect(desk.locator('#frozen').getByRole('row', { name: new RegExp(`^${seller.id} `) })).toBeVisible();
    const refused = await sandbox.message('POST', 'transaction/in', form({ price: '1' }), seller.token);
    expect(refused).toContain('账户已冻结');

    // The note was typed before the freeze changed the page.
    await expect(dispute.getByRole('textbox', { name: 'Note' })).toHaveValue('The payment is proved');
    await dispute.getByRole('button', { name: 'Coin to the buyer' }).click();
    await expect(dispute).toHaveCount(0);
    await expect(page.getByText('The crypto went to the buyer.')).toBeVisible();
    expect(await walletsOf(sandbox, buyer)).toContain('"legal_balance":"21"');

    await freeze.getByRole('textbox', { name: 'User' }).fill(String(seller.id));
    await freeze.getByRole('textbox', { name: 'Reason' }).fill('Case closed');
    await freeze.getByRole('button', { name: 'Unfreeze' }).click();
    const acts = desk.locator('#log').getByRole('row');
    await expect(acts.nth(1)).toContainText('unfreeze');
    await expect(acts.nth(2)).toContainText('The payment is proved');
    await expect(acts.nth(3)).toContainText('Does not release');
    await expect(acts.nth(4)).toContainText(MESSAGE);
    await context.close();
    expect(await sandbox.brokenRules()).toEqual({});
  });
}
