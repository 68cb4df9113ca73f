/** Files that the page loaded before the service worker was active. */
const loaded = () => performance.getEntriesByType('resource').map(({ name }) => name);

/**
 * Makes the client open without a network, and installable. A browser that cannot, or will not, does without.
 * @param pictures addresses that may still be on their way, such as the brand's logo
 * @param loadAhead fetches code that this page has no need of, and a page without a network has
 */
export async function registerWorker(pictures: readonly string[], loadAhead: () => Promise<unknown>): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register('/sw.js');
    const { active } = await navigator.serviceWorker.ready;
    await loadAhead().catch(() => undefined);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no other origin to be sent to
    active?.postMessage([...loaded(), ...pictures.map((path) => new URL(path, location.origin).href)]);
  } catch {
    // Private windows and blocked site data refuse it.
  }
}
