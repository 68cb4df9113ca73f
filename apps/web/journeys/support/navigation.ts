import { expect, type Page } from '@playwright/test';

/**
 * Goes to another screen of the open page, as its links do: the client is not loaded and started again, which takes longer than most
 * screens. Resolves once the screen has its title.
 */
export async function goWithin(page: Page, path: string, title: RegExp): Promise<void> {
  await page.evaluate((to) => {
    const state = { idx: history.length, key: to };
    history.pushState(state, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state }));
  }, path);
  await expect(page, path).toHaveTitle(title);
}
