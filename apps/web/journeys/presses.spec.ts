import type { Locator } from '@playwright/test';
import { expect, test } from './support/journey';
import { hasFocus } from './support/keyboard';
import { LeverScreen } from './support/lever-screen';
import { restingBox } from './support/motion';

const MOST_PRESSES = { order: 12, pair: 6, cancel: 8 };
const CHART_ON_ITS_SIDE_PX = 250;

/** Presses keys on the element with the focus and counts them. A key with a modifier is one press, a typed character too. */
class KeyPresses {
  count = 0;
  readonly #press: (key: string) => Promise<void>;

  constructor(target: Locator) {
    this.#press = (key) => target.page().keyboard.press(key);
  }

  async press(key: string): Promise<void> {
    this.count += 1;
    await this.#press(key);
  }

  async type(text: string): Promise<void> {
    for (const character of text) await this.press(character);
  }

  /** Presses a key that moves the focus to the element. */
  async pressTo(key: string, target: Locator): Promise<void> {
    await this.press(key);
    await expect(target).toBeFocused();
  }
}

test('an order takes at most 12 key presses from the page load, its cancellation 8 and another pair 6', async ({
  deal,
  page,
  sandbox,
}) => {
  await deal.openAs(await sandbox.user({ USDT: '100000' }));
  const order = new KeyPresses(deal.form);
  await order.pressTo('b', deal.price);
  await order.type('54321');
  await order.pressTo('Tab', deal.amount);
  await order.type('1');
  await order.press('Enter');
  await deal.confirmation.waitFor();
  await order.pressTo('Shift+Tab', deal.sure);
  await order.press('Enter');
  const cancel = deal.openOrders.getByRole('button', { name: /^Cancel:/ });
  await expect(cancel).toHaveCount(1);
  expect(order.count).toBeLessThanOrEqual(MOST_PRESSES.order);

  await deal.open();
  await expect(cancel).toHaveCount(1);
  const cancellation = new KeyPresses(deal.form);
  await cancellation.press('o');
  await expect(deal.openOrders.locator(':focus')).toHaveCount(1);
  while (!(await hasFocus(cancel)) && cancellation.count < MOST_PRESSES.cancel) await cancellation.press('Tab');
  await cancellation.press('Enter');
  await expect(cancel).toHaveCount(0);
  expect(cancellation.count).toBeLessThanOrEqual(MOST_PRESSES.cancel);

  await deal.open();
  const pair = new KeyPresses(deal.form);
  await pair.pressTo('/', page.getByRole('searchbox', { name: 'Search pairs' }));
  await pair.type('eth');
  await pair.press('Enter');
  await page.waitForURL(/symbol=ETH_USDT/);
  expect(pair.count).toBeLessThanOrEqual(MOST_PRESSES.pair);
});

/** Clicks and counts them. */
class Clicks {
  count = 0;

  async click(target: Locator): Promise<void> {
    this.count += 1;
    await target.click();
  }
}

test('a market buy by its total takes at most 4 clicks, and says before what it spends', async ({ deal, sandbox }) => {
  await deal.openAs(await sandbox.user({ USDT: '100000' }));
  const buy = new Clicks();
  await buy.click(deal.form.locator('label').filter({ hasText: /^Market$/ }));
  const total = deal.form.getByRole('textbox', { name: 'Total' });
  await buy.click(total);
  await total.fill('100');
  await expect(deal.form.getByRole('button', { name: /^Buy [\d.]+ BTC for ≈ [\d.]+ USDT$/ })).toBeVisible();
  await buy.click(deal.submitButton('Buy'));
  await buy.click(deal.sure);
  await deal.showHistory();
  await expect(deal.history.getByRole('row', { name: /Buy/ }).first()).toBeVisible();
  expect(buy.count).toBeLessThanOrEqual(4);
});

test('a limit buy at the best price with take profit and stop loss takes at most 6 clicks', async ({
  deal,
  sandbox,
}) => {
  const user = await sandbox.user({ USDT: '100000' });
  await deal.openAs(user);
  await expect(deal.price).toHaveValue(/\d/);
  const best = Number((await deal.price.inputValue()).replaceAll(',', ''));
  const buy = new Clicks();
  const fill = async (field: Locator, value: number) => {
    await buy.click(field);
    await field.fill(String(value));
  };
  await fill(deal.amount, 0.01);
  await buy.click(deal.form.getByRole('checkbox', { name: 'TP/SL' }));
  await fill(deal.form.getByRole('textbox', { name: 'Take profit' }), Math.round(best * 1.1));
  await fill(deal.form.getByRole('textbox', { name: 'Stop loss' }), Math.round(best * 0.9));
  await buy.click(deal.submitButton('Buy'));
  await buy.click(deal.sure);
  await deal.showHistory();
  await expect(deal.history.getByRole('row', { name: /Buy/ }).first()).toBeVisible();
  expect(buy.count).toBeLessThanOrEqual(6);
});

test('another price of an order takes at most 2 clicks, and its cancellation 1', async ({ deal, page, sandbox }) => {
  const user = await sandbox.user({ USDT: '100000' });
  await sandbox.order({ account: user.account, symbol: 'BTC/USDT', side: 'buy', quantity: '0.01', price: '50000' });
  await deal.openAs(user);
  const edit = new Clicks();
  await edit.click(deal.openOrders.getByRole('button', { name: /^Edit order:/ }));
  const dialog = page.getByRole('dialog', { name: /^Edit buy/ });
  await dialog.getByRole('textbox', { name: 'New price' }).fill('51000');
  await edit.click(dialog.getByRole('button', { name: 'Edit order' }));
  await expect(deal.openOrders.getByRole('row', { name: /51,000/ })).toBeVisible();
  expect(edit.count).toBeLessThanOrEqual(2);
  const cancel = new Clicks();
  await cancel.click(deal.openOrders.getByRole('button', { name: /^Cancel:/ }));
  await expect(deal.openOrders.getByRole('button', { name: /^Cancel:/ })).toHaveCount(0);
  expect(cancel.count).toBeLessThanOrEqual(1);
});

test('a partial close takes at most 3 clicks, a reversal 2 and the close of all positions 2', async ({
  deal,
  page,
  sandbox,
}) => {
  await deal.logIn(await sandbox.user({ USDT: '50000' }, 'lever'));
  const lever = new LeverScreen(page, 'BTC/USDT');
  await lever.open();
  await lever.openPosition('10', '4');
  const close = page.getByRole('row').getByRole('button', { name: /^Close: order/ });
  await expect(close).toHaveCount(1);

  const part = new Clicks();
  await part.click(close);
  await part.click(page.getByRole('dialog').getByRole('button', { name: '50%' }));
  await part.click(page.getByRole('dialog').getByRole('button', { name: 'Close 2 lots' }));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('row', { name: /Long 10× 2 / })).toBeVisible();
  expect(part.count).toBeLessThanOrEqual(3);

  const reversal = new Clicks();
  await reversal.click(page.getByRole('row').getByRole('button', { name: /^Reverse: order/ }));
  await reversal.click(page.getByRole('dialog').getByRole('button', { name: 'Reverse position' }));
  await expect(page.getByRole('row', { name: /Short 10× 2 / })).toBeVisible();
  expect(reversal.count).toBeLessThanOrEqual(2);

  const all = new Clicks();
  await all.click(page.getByRole('button', { name: 'Close all', exact: true }));
  await all.click(page.getByRole('dialog').getByRole('button', { name: /^Close positions/ }));
  await expect(close).toHaveCount(0);
  expect(all.count).toBeLessThanOrEqual(2);
});

test('an option takes at most 2 clicks', async ({ deal, page, sandbox }) => {
  await sandbox.keepPrice('BTC/USDT', '104000');
  await deal.logIn(await sandbox.user({ USDT: '1000' }, 'micro'));
  await page.goto('/secondDealCenter?symbol=BTC_USDT');
  await deal.live();
  const option = new Clicks();
  await option.click(page.getByRole('form', { name: 'Open an option' }).getByRole('button', { name: /Up$/ }));
  await option.click(page.getByRole('dialog').getByRole('button', { name: /Up/ }));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('table').getByRole('row', { name: /BTC\/USDT/ })).toHaveCount(1);
  expect(option.count).toBeLessThanOrEqual(2);
});

test('no element moves for a user who prefers reduced motion', async ({ deal, page, sandbox }) => {
  await deal.logIn(await sandbox.user({ USDT: '1000' }));
  for (const path of ['/', '/quotation', '/dealCenter', '/allTransaction', '/letransactions']) {
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeAttached();
    if (path === '/dealCenter') await deal.live();
    await page.keyboard.press('Tab');
    const moving = await page.evaluate(
      () =>
        document.getAnimations().filter(({ playState, effect }) => {
          const { duration, iterations } = effect?.getComputedTiming() ?? {};
          return Number(duration) > 1 && (playState === 'running' || iterations === Infinity);
        }).length,
    );
    expect(moving, path).toBe(0);
  }
});

for (const width of [360, 375, 1024]) {
  test.describe(`the pair bar at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test(`the pair bar keeps its height at ${width} px with an arrow and while the socket is away`, async ({
      deal,
      page,
      sandbox,
    }) => {
      const user = await sandbox.user({ USDT: '100000', BTC: '1' });
      await deal.openOnPhone(user);
      const bar = page.getByRole('region', { name: /at a glance/ });
      const { height } = await restingBox(bar);
      for (const side of ['buy', 'sell'] as const) {
        await sandbox.order({ account: user.account, symbol: 'BTC/USDT', side, quantity: '0.01' });
      }
      await expect(bar.getByText(/^(?:up|down)$/)).toBeAttached();
      expect((await restingBox(bar)).height).toBe(height);
      await sandbox.interruptSocket(6000);
      await expect(page.getByText('Reconnecting').first()).toBeVisible();
      expect((await restingBox(bar)).height).toBe(height);
    });
  });
}

test.describe('a phone on its side', () => {
  test.use({ viewport: { width: 844, height: 390 } });

  test('the chart of a phone on its side has a height of at least 250 px, in full screen too', async ({
    deal,
    page,
    sandbox,
  }) => {
    await deal.openOnPhone(await sandbox.user({ USDT: '1000' }));
    const plot = page.getByRole('application');
    expect((await restingBox(plot)).height).toBeGreaterThanOrEqual(CHART_ON_ITS_SIDE_PX);
    await page.getByRole('button', { name: 'Chart type and tools' }).click();
    await page.getByRole('menuitem', { name: 'Full screen' }).click();
    await expect(page.getByRole('dialog', { name: /chart/i })).toBeVisible();
    expect((await restingBox(plot)).height).toBeGreaterThanOrEqual(CHART_ON_ITS_SIDE_PX);
  });
});
