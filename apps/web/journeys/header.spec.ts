import type { Locator } from '@playwright/test';
import { addAsianFonts } from './support/asian-fonts';
import { beLoggedIn, routeToBackEnd } from './support/back-end';
import { expect, test } from './support/journey';
import { LANGUAGES, showIn } from './support/languages';

/** Neither cut nor wrapped out of the line of its parent. */
const isWhole = (words: Locator) =>
  words.evaluate((element) => {
    const line = element.parentElement?.getBoundingClientRect();
    const { top } = element.getBoundingClientRect();
    return element.scrollWidth <= element.clientWidth && line !== undefined && top < line.bottom;
  });

test('the header at 1440 px has the whole name of the brand and the whole search hint in every language', async ({
  page,
}) => {
  await addAsianFonts(page);
  await beLoggedIn(page);
  const { stop } = await routeToBackEnd(page, 'a');
  await page.goto('/noticeList');
  const header = page.getByRole('banner');
  const name = header.locator('a[href="/"] > span');
  const hint = header.locator('[aria-keyshortcuts="Control+K"] > span');
  for (const language of LANGUAGES) {
    await showIn(page, language);
    await page.evaluate(() => document.fonts.ready);
    expect.soft(await isWhole(name), `name in ${language}`).toBe(true);
    expect.soft(await isWhole(hint), `hint in ${language}`).toBe(true);
  }
  await stop();
});
