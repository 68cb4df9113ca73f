import { expect, test } from './support/journey';

test('language and theme change with a half-typed order, and nothing is lost', async ({ deal, page, sandbox }) => {
  const user = await sandbox.user({ USDT: '50000' });
  await page.emulateMedia({ colorScheme: 'light' });
  await deal.openAs(user);
  await deal.type('Buy', '23456.7', '0.75');
  const html = page.locator('html');

  await page.getByRole('button', { name: 'Switch to night mode' }).click();
  await expect(html).toHaveAttribute('data-theme', 'dark');

  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('menuitemradio', { name: '简体中文' }).click();
  await expect(html).toHaveAttribute('lang', 'zh-CN');
  const form = page.getByRole('form', { name: /BTC\/USDT/ });
  await expect(form.getByRole('textbox').nth(0)).toHaveValue('23456.7');
  await expect(form.getByRole('textbox').nth(1)).toHaveValue('0.75');

  await page.reload();
  await expect(html).toHaveAttribute('lang', 'zh-CN');
  await expect(html).toHaveAttribute('data-theme', 'dark');
});

test('every language of the menu is applied to the deal centre', async ({ deal, page }) => {
  await deal.open();
  for (const [name, tag] of [
    ['简体中文', 'zh-CN'],
    ['繁體中文', 'zh-HK'],
    ['한국어', 'ko'],
    ['日本語', 'ja'],
    ['Español', 'es'],
    ['English', 'en'],
  ] as const) {
    await page
      .locator('header')
      .getByRole('button', { name: /Language|语言|語言|언어|言語|Idioma/ })
      .click();
    await page.getByRole('menuitemradio', { name }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', tag);
  }
});
