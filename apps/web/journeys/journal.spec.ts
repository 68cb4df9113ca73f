import { HANDS } from './support/hand';
import { expect, test } from './support/journey';
import { LeverScreen } from './support/lever-screen';

for (const name of ['mouse', 'keyboard'] as const) {
  test(`a user writes a note to a closed position, sees its chart, and opens the other journals, by ${name}`, async ({
    deal,
    page,
    sandbox,
  }) => {
    const hand = HANDS[name];
    const lever = new LeverScreen(page);
    await lever.openFunded({ deal, sandbox }, '5000', '15');
    await lever.openPosition('10', '2');
    await expect(lever.closeButtons).toHaveCount(1);
    await lever.close();
    await expect(lever.closeButtons).toHaveCount(0);

    await page.goto('/leverRecord');
    await hand.press(page.getByRole('button', { name: /^Add note: / }));
    const dialog = page.getByRole('dialog');
    await hand.write(dialog.getByRole('textbox', { name: 'Note' }), 'Bought too late');
    await hand.write(dialog.getByRole('textbox', { name: 'Tags' }), 'late');
    await hand.press(dialog.getByRole('button', { name: 'Save note' }));
    await expect(dialog).toHaveCount(0);
    await page.reload();
    await expect(page.getByText('Bought too late')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Edit note: / })).toBeVisible();

    await hand.press(page.getByRole('button', { name: /^Chart: / }));
    await expect(dialog.getByText('Entry', { exact: true }).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await hand.press(page.getByRole('navigation', { name: 'Results' }).getByRole('link', { name: 'Spot' }));
    await expect(page.getByRole('navigation', { name: 'Results' }).getByRole('link', { name: 'Spot' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await hand.press(page.getByRole('navigation', { name: 'Results' }).getByRole('link', { name: 'Options' }));
    await expect(page).toHaveURL(/second|option/i);
  });
}
