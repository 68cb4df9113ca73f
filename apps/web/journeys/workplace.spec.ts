import { readFile } from 'node:fs/promises';
import { HANDS } from './support/hand';
import { expect, test } from './support/journey';

for (const name of ['mouse', 'keyboard'] as const) {
  const hand = HANDS[name];

  test(`a user finds a pair and an action of the page in the palette, by ${name}`, async ({ deal, page }) => {
    await deal.open();
    const palette = page.getByRole('dialog', { name: 'Command palette' });
    /** Types into the palette and takes the option. */
    const take = async (typed: string, option: RegExp) => {
      if (name === 'mouse') await page.getByRole('button', { name: 'Search pairs, screens…' }).click();
      else await page.keyboard.press('ControlOrMeta+K');
      const field = palette.getByRole('combobox');
      await expect(field).toBeFocused();
      await page.keyboard.type(typed);
      const found = palette.getByRole('option', { name: option }).first();
      await expect(found).toBeVisible();
      if (name === 'mouse') await found.click();
      else {
        await expect(field).toHaveAttribute('aria-activedescendant', (await found.getAttribute('id')) ?? '');
        await page.keyboard.press('Enter');
      }
      await expect(palette).toHaveCount(0);
    };
    await take('eth/usdt', /^ETH\/USDT/);
    await expect(page).toHaveURL(/symbol=ETH_USDT/);
    await expect(page.getByRole('form', { name: 'Trade ETH/USDT' })).toBeVisible();
    await take('arrange panels', /^Arrange panels/);
    await expect(page.getByRole('dialog', { name: 'Arrange panels' })).toBeVisible();
  });

  test(`a user moves a panel, saves the layout, and shows it again after a reset, by ${name}`, async ({
    deal,
    page,
    sandbox,
  }) => {
    await deal.openAs(await sandbox.user({ USDT: '100' }));
    const choose = async (entry: string) => {
      await hand.press(page.getByRole('button', { name: 'Panels', exact: true }));
      await hand.press(page.getByRole('menuitem', { name: entry }));
      await expect(page.getByRole('menu')).toHaveCount(0);
    };
    const dialog = page.getByRole('dialog', { name: 'Arrange panels' });
    const moved = dialog.getByRole('group', { name: 'Centre column' }).getByRole('button', { name: 'Trades' });
    await choose('Arrange panels…');
    await hand.press(dialog.getByRole('button', { name: 'Trades', exact: true }));
    await hand.press(dialog.getByRole('button', { name: 'Move here: Trades, Centre column' }));
    await expect(moved).toBeVisible();
    await hand.write(dialog.getByRole('textbox', { name: 'Layout name' }), 'Scalping');
    await hand.press(dialog.getByRole('button', { name: 'Save layout' }));
    const show = dialog.getByRole('button', { name: 'Show the layout: Scalping' });
    await expect(show).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);

    await choose('Reset layout');
    await page.reload();
    await deal.live();
    await choose('Arrange panels…');
    await expect(moved).toHaveCount(0);
    await hand.press(show);
    await expect(moved).toBeVisible();
  });

  test(`a panel in a window of its own follows the pair of the screen, by ${name}`, async ({ deal, page }) => {
    await deal.open();
    await hand.press(page.getByRole('button', { name: 'Panels', exact: true }));
    const opening = page.waitForEvent('popup');
    await hand.press(page.getByRole('menuitem', { name: 'Order book in a new window' }));
    const popup = await opening;
    await expect(popup.getByRole('heading', { level: 1, name: 'BTC/USDT' })).toBeVisible();
    await expect(popup.getByRole('grid', { name: /^Order book of BTC/ })).toBeVisible();
    await deal.open('ETH_USDT');
    await expect(popup.getByRole('heading', { level: 1, name: 'ETH/USDT' })).toBeVisible();
    await expect(popup.getByRole('grid', { name: /^Order book of ETH/ })).toBeVisible();
  });

  test(`a user reads the whole support file before it is saved, by ${name}`, async ({ deal, page, sandbox }) => {
    const user = await sandbox.user({ USDT: '100' });
    await deal.logIn(user);
    await page.goto('/diagnostics');
    await hand.press(page.getByRole('button', { name: 'Prepare support file' }));
    const content = await page.getByRole('region', { name: 'Content of the support file' }).textContent();
    const download = page.waitForEvent('download');
    await hand.press(page.getByRole('button', { name: 'Save file' }));
    const saved = await readFile(await (await download).path(), 'utf8');
    expect(saved).toBe(content);
    for (const secret of [user.token, user.account]) expect(saved).not.toContain(secret);
  });
}
