import { expect, type Page } from '@playwright/test';
import * as v from 'valibot';
import type { DealCenter } from './deal-center';
import type { Sandbox, SandboxUser } from './sandbox';
import { PHONE } from './views';

/** Price of the ads of these journeys: no ad of the sandbox has it. */
export const PRICE = '7.77';

export const CARD = '6222020200112233442';

/** Saves payment methods: a bank card. */
export const savePayee = (sandbox: Sandbox, { token }: SandboxUser, realName: string, card = CARD) =>
  sandbox.message(
    'POST',
    'user/cash_save',
    form({
      real_name: realName,
      bank_name: 'Example Bank',
      bank_account: card,
      alipay_account: '',
      wechat_nickname: '',
      wechat_account: '',
    }),
    token,
  );

/** A verified user with payment methods, as c2c requires. */
export async function trader(sandbox: Sandbox, realName: string, usdt: string): Promise<SandboxUser> {
  const user = await sandbox.user({ USDT: usdt }, 'legal', { reviewStatus: 2 });
  await savePayee(sandbox, user, realName);
  return user;
}

/** A seller with 500 USDT and a buyer, whose page has `viewport`; each is logged in on a page of its own. */
export async function sellerAndBuyer(
  sandbox: Sandbox,
  selling: DealCenter,
  buying: DealCenter,
  viewport = PHONE.viewport,
) {
  const seller = await trader(sandbox, 'Li Wei', '500');
  const buyer = await trader(sandbox, 'Ana García', '1');
  await buying.page.setViewportSize(viewport);
  await selling.logIn(seller);
  await buying.logIn(buyer);
  return { seller, buyer };
}

export const walletsOf = async (sandbox: Sandbox, { token }: SandboxUser) =>
  JSON.stringify(await sandbox.message('POST', 'wallet/list', '', token));

export const form = (fields: Record<string, string>) => new URLSearchParams(fields).toString();

export async function idOf(sandbox: Sandbox, code: string): Promise<string> {
  const list = v.parse(currencies, await sandbox.message('GET', 'currency/list'));
  return String(list.legal.find(({ name }) => name === code)?.id);
}

const currencies = v.object({ legal: v.array(v.object({ id: v.number(), name: v.string() })) });

/** Opens the take dialog of the ad with the price of these journeys. */
export async function openAd(page: Page) {
  await page.goto('/fiatradCenter');
  const ad = page.getByRole('row', { name: new RegExp(PRICE) }).getByRole('button', { name: 'Buy USDT' });
  const more = page.getByRole('button', { name: 'Load more' });
  const rows = page.getByRole('row');
  await expect(ad.or(more).first()).toBeVisible();
  while ((await ad.count()) === 0) {
    const before = await rows.count();
    await more.click();
    await expect.poll(() => rows.count()).toBeGreaterThan(before);
  }
  await ad.click();
}

/** A buyer, logged in on the page, has taken the ad of a seller and sees the unpaid order. `send` makes a call of the seller. */
export async function takenOrder(sandbox: Sandbox, buying: DealCenter) {
  const seller = await trader(sandbox, 'Li Wei', '500');
  const buyer = await trader(sandbox, 'Ana García', '1');
  const send = (path: string, fields: Record<string, string>) =>
    sandbox.message('POST', path, form(fields), seller.token);
  const currency_id = await idOf(sandbox, 'USDT');
  await send('c2c_send', { price: PRICE, total_number: '20', way: 'bank', currency_id, type: 'sell' });
  const { page } = buying;
  await buying.logIn(buyer);
  await openAd(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Buy 20 USDT' }).click();
  await expect(page.getByText('No messages yet')).toBeVisible();
  const id = /\d+/.exec((await page.getByRole('heading', { level: 1 }).textContent()) ?? '')?.[0] ?? '';
  return { id, send };
}
