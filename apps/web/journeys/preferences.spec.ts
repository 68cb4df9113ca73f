import { expect, test } from './support/journey';

const LANGUAGES = [
  ['繁體中文', 'zh-HK'],
  ['한국어', 'ko'],
  ['日本語', 'ja'],
  ['Español', 'es'],
  ['English', 'en'],
  ['简体中文', 'zh-CN'],
] as const;

test('theme and every language of the menu change with a half-typed order, and nothing is lost', async ({
  deal,
  page,
  sandbox,
}) => {
  const user = await sandbox.user({ USDT: '50000' });
  await page.emulateMedia({ colorScheme: 'light' });
  await deal.openAs(user);
  await deal.type('Buy', '23456.7', '0.75');
  const html = page.locator('html');

  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('menuitem', { name: 'Switch to night mode' }).click();
  await expect(html).toHaveAttribute('data-theme', 'dark');

  const form = page.getByRole('form', { name: /BTC\/USDT/ });
  for (const [name, tag] of LANGUAGES) {
    await page
      .locator('header')
      .getByRole('button', { name: /Settings|设置|設定|설정|Ajustes/ })
      .click();
    await page.getByRole('menuitemradio', { name }).click();
    await expect(html).toHaveAttribute('lang', tag);
    // Spanish has a decimal comma.
    await expect(form.getByRole('textbox').nth(0)).toHaveValue(tag === 'es' ? '23.456,7' : '23,456.7');
    await expect(form.getByRole('textbox').nth(1)).toHaveValue(tag === 'es' ? '0,75' : '0.75');
  }

  await page.reload();
  await expect(html).toHaveAttribute('lang', 'zh-CN');
  await expect(html).toHaveAttribute('data-theme', 'dark');
});
