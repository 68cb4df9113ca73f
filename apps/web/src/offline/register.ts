import type { LoadReport } from './load-report';
import { strategyFor } from './strategy';

/** Loads of the client's files that the service worker has not seen: they began before it was active. */
function isUnseenFile(entry: PerformanceEntry): boolean {
  if ('workerStart' in entry && entry.workerStart !== 0) return false;
  const asked = { method: 'GET', url: entry.name, mode: 'cors', hasAuthorization: false };
  return ['asset', 'file'].includes(strategyFor(asked, location.origin));
}

/** The addresses of those loads: of the complete ones at once, of those on their way when they are complete. */
function watchLoads(onLoads: (files: readonly string[]) => void): void {
  const tell = (entries: PerformanceEntryList) => onLoads(entries.filter(isUnseenFile).map(({ name }) => name));
  const observer = new PerformanceObserver((list) => tell(list.getEntries()));
  observer.observe({ type: 'resource' });
  tell(performance.getEntriesByType('resource'));
}

/**
 * Makes the client open without a network, and installable. A browser that cannot, or will not, does without.
 * @param pictures addresses that may still be on their way, such as the brand's logo
 * @param loadAhead fetches code that this page has no need of, and a page without a network has
 */
export async function registerWorker(pictures: readonly string[], loadAhead: () => Promise<unknown>): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const addresses = pictures.map((path) => new URL(path, location.origin).href);
  try {
    await navigator.serviceWorker.register('/sw.js');
    const { active } = await navigator.serviceWorker.ready;
    await loadAhead().catch(() => undefined);
    let isVisit = true;
    watchLoads((files) => {
      const report: LoadReport = { files: isVisit ? [...files, ...addresses] : files, isVisit };
      isVisit = false;
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no other origin to be sent to
      if (report.isVisit || files.length > 0) active?.postMessage(report);
    });
  } catch {
    // Private windows and blocked site data refuse it.
  }
}
