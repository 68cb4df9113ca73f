/* The service worker has no local storage: the language of the page is kept where both can read it. */

const CACHE = 'push';
const ADDRESS = '/push-language';

export async function keepPushLanguage(language: string): Promise<void> {
  await (await caches.open(CACHE)).put(new URL(ADDRESS, location.origin).href, new Response(language));
}

/** The language of the last page; `undefined`: unknown. */
export async function readPushLanguage(): Promise<string | undefined> {
  const kept = await (await caches.open(CACHE)).match(new URL(ADDRESS, location.origin).href);
  return kept?.text();
}
