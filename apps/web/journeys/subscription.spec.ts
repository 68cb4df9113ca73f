import * as v from 'valibot';
import { expect, test } from './support/journey';
import type { Sandbox, SandboxUser } from './support/sandbox';

const DAY_MS = 86_400_000;
/** Least quantity of a subscription. */
const LOT = 100;

const figure = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((value) => String(value)),
);
const stock = v.object({ sy: figure, buymoney: figure });
const listed = v.object({ data: v.array(v.unknown()) });

/** Whether it is a request to unlock, or a reply to one. */
const isUnlock = (request: { url: () => string }) => request.url().includes('/api/user/unlock');

test('a user subscribes with All after two refused quantities; two tabs unlock at once and both show it as completed', async ({
  deal,
  secondUser,
  page,
  sandbox,
}) => {
  const user = await sandbox.user({ USDT: '500' });
  await deal.logIn(user);
  await page.goto('/sg');
  const form = page.getByRole('form', { name: 'Subscribe' });
  const quantity = form.getByRole('textbox', { name: 'Amount' });
  const submit = form.getByRole('button', { name: 'Subscribe now' });
  const lose = (path: string) =>
    sandbox.fault({ path: `/api/${path}`, method: 'POST', kind: 'drop', spoils: 'reply', times: 1 });

  await quantity.fill('150');
  await submit.click();
  await expect(form.getByText('The amount must be a multiple of 100.')).toBeVisible();
  await form.getByRole('button', { name: /^200 for 210/ }).click();
  await expect(quantity).toHaveValue('200');
  await quantity.fill('1000');
  await submit.click();
  await expect(form.getByText('Insufficient balance. Reduce the amount or deposit USDT.')).toBeVisible();

  await form.getByRole('button', { name: 'All' }).click();
  await expect(quantity).toHaveValue('400');
  await submit.click();
  await lose('user/up_order');
  const confirmation = page.getByRole('dialog');
  await expect(confirmation.getByText(/420\.000000/)).toBeVisible();
  await confirmation.getByRole('button', { name: 'Subscribe' }).click();

  // The reply is lost; the subscription exists once.
  await expect(form.getByText('Available 80 USDT')).toBeVisible();
  await page.goto('/uplist');
  const records = page.getByRole('table', { name: 'Subscription history' });
  await expect(records.getByText('Locked')).toHaveCount(1);

  await sandbox.advance(DAY_MS + 60_000);
  await secondUser.logIn(user);
  const tabs = [page, secondUser.page];
  for (const tab of tabs) {
    await tab.goto('/uplist');
    await tab.getByRole('button', { name: 'Unlock' }).click();
    await expect(tab.getByRole('dialog')).toBeVisible();
  }
  // The reply of one request is lost: its tab looks the record up. Whichever is the second is refused, and reads it again.
  await lose('user/unlock');
  const replies = tabs.map((tab) =>
    Promise.race([
      // Of a cluster an edge answers that the core is away.
      tab.waitForResponse(isUnlock).then((reply) => (reply.status() === 503 ? undefined : reply.text())),
      tab.waitForEvent('requestfailed', isUnlock).then(() => undefined),
    ]),
  );
  await Promise.all(tabs.map((tab) => tab.getByRole('dialog').getByRole('button', { name: 'Unlock' }).click()));
  for (const tab of tabs) {
    const own = tab.getByRole('table', { name: 'Subscription history', includeHidden: true });
    await expect(own.getByText('Completed')).toBeVisible();
  }
  // None, if the lost reply was the refusal.
  const refused = (await Promise.all(replies)).filter((reply) => reply?.includes('"type":"ok"') === false).length;
  const alerts = () => Promise.all(tabs.map((tab) => tab.getByRole('dialog').getByRole('alert').count()));
  await expect.poll(async () => (await alerts()).reduce((sum, count) => sum + count, 0)).toBe(refused);
  expect(await sandbox.brokenRules()).toEqual({});
});

test('five users want the last lot at once: one gets it, four learn that it is sold, and none gets one after the end', async ({
  deal,
  secondUser,
  page,
  sandbox,
}) => {
  const launch = async () => v.parse(stock, await sandbox.message('GET', 'user/upstart'));
  const subscribe = ({ token }: SandboxUser, quantity: string, price: string) =>
    sandbox.message(
      'POST',
      'user/up_order',
      new URLSearchParams({ amount: quantity, buymoney: price }).toString(),
      token,
    );
  const { sy, buymoney } = await launch();
  const whale = await sandbox.user({ USDT: '100000000' });
  await subscribe(whale, String(Number(sy) - LOT), buymoney);
  expect(Number((await launch()).sy)).toBe(LOT);

  const viewer = await sandbox.user({ USDT: '1000' });
  await deal.logIn(viewer);
  await page.goto('/sg');
  const form = page.getByRole('form', { name: 'Subscribe' });
  await expect(form.getByText(/First come, first served: 100 /)).toBeVisible();
  await form.getByRole('button', { name: 'All' }).click();
  await form.getByRole('button', { name: 'Subscribe now' }).click();
  const confirmation = page.getByRole('dialog');
  await expect(confirmation).toBeVisible();

  const others = await Promise.all(Array.from({ length: 4 }, () => sandbox.user({ USDT: '1000' })));
  await Promise.all(others.map((user) => subscribe(user, String(LOT), buymoney)));
  await confirmation.getByRole('button', { name: 'Subscribe' }).click();
  await expect(form.getByRole('alert')).toBeVisible();
  const all = await Promise.all([viewer, ...others].map((user) => countOf(sandbox, user)));
  expect(all.toSorted((a, b) => a - b)).toEqual([0, 0, 0, 0, 1]);
  expect(Number((await launch()).sy)).toBe(0);

  // The sale ends, and the next launch follows; sessions have expired meanwhile.
  await sandbox.advance(6 * DAY_MS);
  await secondUser.page.goto('/sg');
  await expect(secondUser.page.getByText(/^Starts in/)).toBeVisible();
  const late = await sandbox.user({ USDT: '1000' });
  await subscribe(late, String(LOT), buymoney);
  expect(await countOf(sandbox, late)).toBe(0);
  expect(await sandbox.brokenRules()).toEqual({});
});

/** How many subscriptions the exchange has from this user. */
async function countOf(sandbox: Sandbox, { token }: SandboxUser): Promise<number> {
  const list = await sandbox.message('POST', 'user/uplists', 'limit=500&page=1', token);
  return v.parse(listed, list).data.length;
}
