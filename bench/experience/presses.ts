import type { Locator, Page } from 'playwright';
import { untilShown } from '../shared/deal-screen.ts';

/** Presses keys and counts them. A key with a modifier is one press, a typed character too. */
class KeyPresses {
  readonly #page: Page;
  count = 0;

  constructor(page: Page) {
    this.#page = page;
  }

  async press(key: string): Promise<void> {
    this.count += 1;
    await this.#page.keyboard.press(key);
  }

  async type(text: string): Promise<void> {
    for (const character of text) await this.press(character);
  }

  /** Presses a key that moves the focus to the element. */
  async pressTo(key: string, target: Locator): Promise<void> {
    await this.press(key);
    await target.and(this.#page.locator(':focus')).waitFor({ state: 'attached' });
  }
}

const cancels = (page: Page) =>
  page.getByRole('table', { name: 'Open orders' }).getByRole('button', { name: /^Cancel:/ });

async function open(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/dealCenter?symbol=BTC_USDT`);
  await untilShown(page);
  await page.getByText('Live', { exact: true }).first().waitFor();
}

/** Places a limit order by keyboard. */
async function order(page: Page, price: string): Promise<number> {
  const keys = new KeyPresses(page);
  const form = page.getByRole('form', { name: /^Trade / });
  const confirmation = page.getByRole('dialog', { name: 'Place this order?' });
  await keys.pressTo('b', form.getByRole('textbox', { name: /^Price/ }));
  await keys.type(price);
  await keys.pressTo('Tab', form.getByRole('textbox', { name: /^Amount/ }));
  await keys.type('1');
  await keys.press('Enter');
  await confirmation.waitFor();
  await keys.pressTo('Shift+Tab', confirmation.getByRole('button', { name: 'Confirm' }));
  await keys.press('Enter');
  await cancels(page).first().waitFor();
  return keys.count;
}

export async function pressesToOrder(page: Page, address: string): Promise<number> {
  await open(page, address);
  return order(page, '54321');
}

export async function pressesToOpenPair(page: Page, address: string): Promise<number> {
  await open(page, address);
  const keys = new KeyPresses(page);
  await keys.pressTo('/', page.getByRole('searchbox', { name: 'Search pairs' }));
  await keys.type('eth');
  await keys.press('Enter');
  await page.waitForURL(/symbol=ETH_USDT/);
  return keys.count;
}

export async function pressesToCancel(page: Page, address: string): Promise<number> {
  await open(page, address);
  await order(page, '12000');
  await open(page, address);
  await cancels(page).first().waitFor();
  const keys = new KeyPresses(page);
  await keys.pressTo('o', cancels(page).first());
  await keys.press('Enter');
  await cancels(page).first().waitFor({ state: 'detached' });
  return keys.count;
}
