import { expect, type Locator, type Page } from '@playwright/test';

/** A second tab of the same browser, at the address of the first one. */
export async function secondTab(page: Page): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.goto(page.url());
  return tab;
}

/** What a user does in each of several tabs at the same time. */
export const inAll = (tabs: readonly Page[], act: (tab: Page) => Promise<void>): Promise<unknown> =>
  Promise.all(tabs.map((tab) => act(tab)));

const isCall = (path: string) => (url: URL) => url.pathname === `/api/${path}`;

/** Sends a command in several tabs at the same moment: none is carried out before all of them are sent. */
export async function atTheSameMoment(tabs: readonly Page[], path: string, press: (tab: Page) => Promise<void>) {
  const [first] = tabs;
  const all = Promise.withResolvers<void>();
  let sent = 0;
  await first?.context().route(isCall(path), async (route) => {
    if (route.request().method() === 'POST') {
      sent += 1;
      if (sent === tabs.length) all.resolve();
      await all.promise;
    }
    await route.continue();
  });
  await inAll(tabs, press);
}

/** The tab that shows something, once exactly one of them does. */
export async function theTabWith(tabs: readonly Page[], shown: (tab: Page) => Locator): Promise<Page | undefined> {
  let found: readonly Page[] = [];
  await expect
    .poll(async () => {
      const counts = await Promise.all(tabs.map((tab) => shown(tab).count()));
      found = tabs.filter((_, at) => counts[at] !== 0);
      return found.length;
    })
    .toBe(1);
  return found[0];
}

/**
 * The browser loses its connection while the reply to the next call of a path is on its way: the exchange has carried it out. The browser is
 * offline until `connects`. `calls` are those that were sent.
 */
export async function losesConnection(page: Page, path: string) {
  const calls: string[] = [];
  const lost = Promise.withResolvers<void>();
  const isThis = isCall(path);
  page.on('request', (request) => {
    if (request.method() === 'POST' && isThis(new URL(request.url()))) calls.push(request.url());
  });
  await page.route(isThis, async (route) => {
    // The browser or the client may read by the same path, and may send again after the reconnect.
    if (route.request().method() !== 'POST' || calls.length > 1) return route.continue();
    await route.fetch();
    await page.context().setOffline(true);
    await route.abort('internetdisconnected');
    lost.resolve();
  });
  return {
    calls,
    connects: async () => {
      await lost.promise;
      await page.context().setOffline(false);
    },
  };
}
