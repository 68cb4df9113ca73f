import { startBackEnd, type StubBackEnd } from '@bourse/contract/back-ends';
import type { Page } from '@playwright/test';

type Family = Parameters<typeof startBackEnd>[0];

const IS_BACK_END = /^\/(?:api|socket\.io)\//;

/** Begins the page as a user of a back end who is logged in. */
export async function beLoggedIn(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem('token', 'token');
    localStorage.setItem('user_id', '7');
  });
}

/**
 * Lets a back end of a family answer the page in its dialect, its socket of version 2 by long polling.
 *
 * @returns the requests that the back end has received, and the function that stops it
 */
export async function routeToBackEnd(page: Page, family: Family): Promise<Pick<StubBackEnd, 'requests' | 'stop'>> {
  const { origin, requests, stop } = await startBackEnd(family);
  const { host } = new URL(origin);
  await page.route(
    ({ pathname }) => IS_BACK_END.test(pathname),
    async (route) => {
      const url = Object.assign(new URL(route.request().url()), { host });
      // A long poll of the socket waits for the next event.
      const response = await route.fetch({ url: url.href, timeout: 0 });
      await route.fulfill({ response });
    },
  );
  await page.route('**/dialect.json', (route) => route.fulfill({ json: { preset: family } }));
  return {
    requests,
    stop: async () => {
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await stop();
    },
  };
}
