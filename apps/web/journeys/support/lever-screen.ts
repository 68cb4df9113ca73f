import { expect, type Locator, type Page } from '@playwright/test';
import type { DealCenter } from './deal-center';
import type { Sandbox } from './sandbox';

interface Journey {
  readonly deal: DealCenter;
  readonly sandbox: Sandbox;
}

/** The leverage screen as its users operate it. */
export class LeverScreen {
  readonly symbol: string;
  readonly page: Page;
  readonly form: Locator;
  readonly lots: Locator;
  /** A button for each open position, in its row; the line of the position has another one. */
  readonly closeButtons: Locator;

  constructor(page: Page, symbol = 'LINK/USDT') {
    this.page = page;
    this.symbol = symbol;
    this.form = page.getByRole('form', { name: /^Leverage order for / });
    this.lots = this.form.getByRole('textbox', { name: 'Lots' });
    this.closeButtons = page.getByRole('row').getByRole('button', { name: /^Close: order/ });
  }

  async open(): Promise<void> {
    await this.page.goto(`/leverdealCenter?symbol=${this.symbol.replace('/', '_')}`);
    const openLong = this.form.getByRole('button', { name: 'Open long' });
    // On a phone the form is a sheet, which a button opens.
    const opener = this.page.getByRole('region', { name: 'Direction' }).getByRole('button', { name: 'Long' });
    await expect(openLong.or(opener)).toBeVisible();
    if (await opener.isVisible()) await opener.click();
    await expect(openLong).toBeVisible();
  }

  /** Logs a user with this money in leverage in, and opens the screen at the last of these prices. */
  async openFunded({ deal, sandbox }: Journey, money: string, ...prices: readonly string[]): Promise<void> {
    await deal.logIn(await sandbox.user({ USDT: money }, 'lever'));
    for (const price of prices) await sandbox.setPrice(this.symbol, price);
    await this.open();
  }

  async fill(multiple: string, lots: string): Promise<void> {
    await this.chooseMultiple(multiple);
    await this.lots.fill(lots);
  }

  async chooseMultiple(multiple: string): Promise<void> {
    await this.form.getByRole('button', { name: /^Leverage/ }).click();
    await this.page.getByRole('menuitemradio', { name: `${multiple}×`, exact: true }).click();
    await expect(this.page.getByRole('menu')).toHaveCount(0);
  }

  async submit(direction: 'Open long' | 'Open short' = 'Open long'): Promise<void> {
    await this.form.getByRole('button', { name: direction }).click();
    const confirmation = this.page.getByRole('dialog', { name: new RegExp(`^${direction} `) });
    await confirmation.getByRole('button', { name: direction }).click();
  }

  async openPosition(multiple: string, lots: string): Promise<void> {
    await this.fill(multiple, lots);
    await this.submit();
  }

  async showList(name: 'Positions' | 'Open orders' | 'Closed' | 'Cancelled'): Promise<void> {
    const isEnded = name === 'Closed' || name === 'Cancelled';
    // The tab of open orders has their number.
    await this.page.getByRole('tab', { name: isEnded ? 'History' : new RegExp(`^${name}( \\(\\d+\\))?$`) }).click();
    if (!isEnded) return;
    const radio = this.page.getByRole('radio', { name });
    // The address follows the press, and the choice the address.
    await radio.click({ force: true });
    await expect(radio).toBeChecked();
  }

  /** Closes the first position at the market. */
  async close(): Promise<void> {
    await this.closeButtons.first().click();
    await this.page.getByRole('dialog').getByRole('button', { name: 'Close position' }).click();
  }

  /** Closes lots of the first position at the market. */
  async closePart(lots: string): Promise<void> {
    await this.closeButtons.first().click();
    const dialog = this.page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Lots to close' }).fill(lots);
    await dialog.getByRole('button', { name: /^Close .*lots/ }).click();
  }

  /** Sets the stop loss of the only position. */
  async setStopLoss(price: string): Promise<void> {
    await this.page.getByRole('button', { name: /^TP\/SL: order/ }).click();
    const stops = this.page.getByRole('dialog', { name: /^TP\/SL of .* position .*/ });
    const group = stops.getByRole('group', { name: 'Stop loss' });
    await group.getByRole('textbox', { name: 'Price', exact: true }).fill(price);
    await stops.getByRole('button', { name: 'Set TP/SL' }).click();
  }

  /** The line of the chart that is being dragged. */
  get heldLine(): Locator {
    return this.page.locator('[data-grip][data-placing]');
  }

  /** Presses the mouse on the line of the only stop loss. */
  async holdStopLoss(): Promise<void> {
    await this.page.locator('[data-grip^="stopLoss"]').hover();
    await this.page.mouse.down();
    await expect(this.heldLine).toHaveCount(1);
  }

  /** Moves the held line down by CSS pixels. */
  async moveHeld(by: number): Promise<void> {
    const before = await this.heldLine.boundingBox();
    if (!before) throw new Error('no line is held');
    await this.page.mouse.move(before.x + before.width / 2, before.y + before.height / 2 + by);
    await expect.poll(async () => (await this.heldLine.boundingBox())?.y).toBeGreaterThan(before.y);
  }

  /** The cell of a figure in the list that is shown, not in the table of the chart: alone, or as take profit or stop loss. */
  cell(price: string): Locator {
    const figure = price.replaceAll('.', String.raw`\.`);
    return this.page.getByRole('region', { name: 'My leverage orders' }).getByRole('cell', {
      name: new RegExp(`^${figure}$|(?:Take profit|Stop loss|Entry(?: price)?) ${figure}( ,|,|$)`),
    });
  }

  /** Rows of the closed list. */
  get closed(): Locator {
    return this.page.getByRole('button', { name: /^Chart: order/ });
  }
}
