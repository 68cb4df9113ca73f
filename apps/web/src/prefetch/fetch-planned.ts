import type { ChartLibrary } from '@bourse/feature-kit';
import { languageOfTag } from '@bourse/i18n';
import { chartFilesOf, filesOf, readPlan } from '../../build/page/read-plan';
import { mayPrefetch } from './may-prefetch';

/** A browser keeps complete replies only. */
const readWhole = async (file: string) => (await fetch(file, { priority: 'low' })).blob();

/**
 * Brings the files of a screen into the browser's cache without running them: evaluating a screen's modules may block the
 * main thread, which an idle page must not do. Only for the screens in the page's plan. Resolves when all have come or
 * failed; failures are silent. `charts`: the library that draws the charts.
 */
export async function fetchPlanned(path: string, charts: ChartLibrary): Promise<void> {
  const { pathname } = new URL(path, location.origin);
  const plan = readPlan();
  const files = filesOf(plan, pathname, languageOfTag(document.documentElement.lang)) ?? [];
  await Promise.allSettled([...files, ...chartFilesOf(plan, pathname, charts)].map(readWhole));
}

/** The same for a screen that may never be opened: not with the data saver or on a slow line. */
export function prefetchPlanned(path: string, charts: ChartLibrary): void {
  if (mayPrefetch()) void fetchPlanned(path, charts);
}
