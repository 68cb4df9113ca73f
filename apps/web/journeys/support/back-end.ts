import { startBackEnd } from '@bourse/contract/back-ends';
import type { Page } from '@playwright/test';

type Family = Parameters<typeof startBackEnd>[0];

const IS_BACK_END = /^\/(?:api|socket\.io)\//;

/**
 * Lets a back end of a family answer the page, in its dialect and to a user who is logged in. Its socket refuses every version,
 * so that all figures come by polling.
 *
 * @returns the function that stops the back end
 */
export async function routeToBackEnd(page: Page, family: Family): Promise<() => Promise<void>> {
  const { origin, stop } = await startBackEnd(family);
  const { host } = new URL(origin);
  await page.route(
    ({ pathname }) => IS_BACK_END.test(pathname),
    async (route) => {
      const url = Object.assign(new URL(route.request().url()), { host });
      const response = await route.fetch({ url: url.href });
      await route.fulfill({ response });
    },
  );
  await page.route('**/dialect.json', (route) => route.fulfill({ json: { preset: family } }));
  await page.addInitScript(() => {
    localStorage.setItem('token', 'token');
    localStorage.setItem('user_id', '7');
  });
  return async () => {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await stop();
  };
}
