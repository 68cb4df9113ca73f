import { expect, type Locator, type Page } from '@playwright/test';
import * as v from 'valibot';
import type { Sandbox, SandboxUser } from './sandbox';

/** The deal centre as its users operate it. */
export class DealCenter {
  readonly page: Page;
  readonly form: Locator;
  readonly price: Locator;
  /** The price field of a market order. */
  readonly bestPrice: Locator;
  readonly amount: Locator;
  readonly confirmation: Locator;
  /** The button of the confirmation that sends the order. */
  readonly sure: Locator;
  readonly openOrders: Locator;
  readonly history: Locator;
  readonly book: Locator;
  readonly trades: Locator;
  readonly #sandbox: Sandbox | undefined;

  /** @param sandbox `undefined` in front of another back end */
  constructor(page: Page, sandbox?: Sandbox) {
    this.page = page;
    this.#sandbox = sandbox;
    this.form = page.getByRole('form', { name: /^Trade / });
    this.price = this.form.getByRole('textbox', { name: /^Price/ });
    this.bestPrice = this.form.getByRole('textbox', { name: 'Best price' });
    this.amount = this.form.getByRole('textbox', { name: /^Amount/ });
    this.confirmation = page.getByRole('dialog', { name: 'Place this order?' });
    this.sure = this.confirmation.getByRole('button', { name: /^(Buy|Sell) / });
    this.openOrders = page.getByRole('table', { name: 'Open orders' });
    this.history = page.getByRole('table', { name: 'Trade history' });
    this.book = page.getByRole('grid', { name: /^Order book of/ });
    this.trades = page.getByRole('region', { name: /^Recent trades of/ });
  }

  /** The token comes from the sandbox: other journeys test the login screen. */
  async logIn(user: SandboxUser): Promise<void> {
    await this.page.addInitScript(
      ([token, id]) => {
        // Only once: a session that ends in the journey must stay ended.
        if (sessionStorage.getItem('journey')) return;
        sessionStorage.setItem('journey', 'begun');
        localStorage.setItem('token', token ?? '');
        localStorage.setItem('user_id', id ?? '');
      },
      [user.token, String(user.id)],
    );
  }

  /** Opens a pair as this user. */
  async openAs(user: SandboxUser, symbol = 'BTC_USDT'): Promise<void> {
    await this.logIn(user);
    await this.open(symbol);
  }

  /**
   * Opens a pair as a user without orders, and waits until both empty lists have arrived: the outcome of a lost reply is the
   * difference from them.
   */
  async openAsNew(user: SandboxUser): Promise<void> {
    await this.openAs(user);
    await this.#listsArrive();
    await expect(this.page.getByText('No open orders')).toBeVisible();
  }

  /** Opens the pair anew for a user with open orders and without trades, and waits until both lists have arrived. */
  async openWithOrders(count: number): Promise<void> {
    await this.open();
    await this.#listsArrive();
    await expect(this.openOrders.getByRole('row')).toHaveCount(count + 1);
  }

  /** Shows the open orders after the history without trades. */
  async #listsArrive(): Promise<void> {
    await this.showHistory();
    await expect(this.page.getByRole('group', { name: 'Trade history' })).toContainText('No trades yet');
    await this.page.getByRole('tab', { name: 'Open orders' }).click();
  }

  async open(symbol = 'BTC_USDT'): Promise<void> {
    await this.openOnPhone(undefined, symbol);
    await expect(this.form).toBeVisible();
  }

  /** Opens a pair on a phone, whose form is closed at first; with a user as this one. */
  async openOnPhone(user?: SandboxUser, symbol = 'BTC_USDT'): Promise<void> {
    if (user) await this.logIn(user);
    await this.page.goto(`/dealCenter?symbol=${symbol}`);
    await this.live();
  }

  async live(): Promise<void> {
    await expect(this.page.getByText('Live', { exact: true }).first()).toBeVisible();
  }

  async type(side: 'Buy' | 'Sell', price: string, amount: string): Promise<void> {
    await this.choose(side);
    await this.price.fill(price);
    await this.amount.fill(amount);
  }

  /** A choice of the form: a side, or limit and market. */
  async choose(name: 'Buy' | 'Sell' | 'Limit' | 'Market'): Promise<void> {
    await this.form
      .locator('label')
      .filter({ hasText: new RegExp(`^${name}$`) })
      .click();
  }

  /** Chooses the stop-limit type, which is in the menu of the form. */
  async chooseStopLimit(): Promise<void> {
    await this.form.getByRole('button', { name: 'More' }).click();
    await this.page.getByRole('menuitemradio', { name: 'Stop-limit' }).click();
    await expect(this.page.getByRole('menu')).toHaveCount(0);
  }

  /** How long a limit order is in force. */
  async chooseTimeInForce(name: string): Promise<void> {
    await this.form.getByRole('button', { name: /^Time in force/ }).click();
    await this.page.getByRole('menuitemradio', { name }).click();
    await expect(this.page.getByRole('menu')).toHaveCount(0);
  }

  /** Chooses the currency of the size: of a market buy it is the quote currency at first. */
  async sizeIn(currency: string): Promise<void> {
    await this.form.getByRole('button', { name: /^Amount in/ }).click();
    await this.page.getByRole('menuitemradio', { name: currency, exact: true }).click();
    await expect(this.page.getByRole('menu')).toHaveCount(0);
  }

  submitButton(side: 'Buy' | 'Sell', base = 'BTC'): Locator {
    // With an amount the button names it: "Buy 0.5 BTC for 48,000 USDT".
    return this.form.getByRole('button', { name: new RegExp(`^${side} ([\\d.,]+ )?${base}`) });
  }

  /** Sends the order once the button names its amount: a market order has none before the book has arrived. */
  async submit(side: 'Buy' | 'Sell', base = 'BTC'): Promise<void> {
    await this.form.getByRole('button', { name: new RegExp(`^${side} [\\d.,]+ ${base}`) }).click();
    await this.sure.click();
  }

  /** Beside the order book, as a tab of it in a window that is not high. */
  async showTrades(): Promise<void> {
    await this.page.getByRole('tab', { name: 'Trades', exact: true }).click();
  }

  async showHistory(): Promise<void> {
    await this.page.getByRole('tab', { name: 'Trade history' }).click();
  }

  available(): Locator {
    return this.form.getByText(/^Available/).locator('..');
  }

  /** The exchange's own record of this user, with which the screen is compared. */
  async openOrdersOf(user: SandboxUser): Promise<number> {
    const sides = await Promise.all(
      ['transaction_in', 'transaction_out'].map(async (path) => {
        const page = await this.#sandbox?.message('POST', path, 'page=1', user.token);
        return v.parse(v.object({ list: v.array(v.unknown()) }), page).list.length;
      }),
    );
    return sides.reduce((sum, count) => sum + count, 0);
  }
}
