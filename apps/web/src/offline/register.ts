/** What the page has loaded before a worker could see it. */
const loaded = () => performance.getEntriesByType('resource').map(({ name }) => name);

/** Makes the client open without a network, and installable. A browser that cannot, or will not, does without. */
export async function registerWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register('/sw.js');
    const { active } = await navigator.serviceWorker.ready;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no other origin to be sent to
    active?.postMessage(loaded());
  } catch {
    // Private windows and blocked site data refuse it.
  }
}
