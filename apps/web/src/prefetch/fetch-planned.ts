import { languageOfTag } from '@bourse/i18n';
import { filesOf, readPlan } from '../../build/page/read-plan';
import { mayPrefetch } from './may-prefetch';

/** A browser keeps complete replies only. */
const readWhole = async (file: string) => (await fetch(file, { priority: 'low' })).blob();

/**
 * Brings the files of a screen into the browser's cache without running them: evaluating a screen's modules may block the
 * main thread, which an idle page must not do. Only for the screens in the page's plan. Resolves when all have come or
 * failed; failures are silent.
 */
export async function fetchPlanned(path: string): Promise<void> {
  const { pathname } = new URL(path, location.origin);
  const files = filesOf(readPlan(), pathname, languageOfTag(document.documentElement.lang)) ?? [];
  await Promise.allSettled(files.map(readWhole));
}

/** The same for a screen that may never be opened: not with the data saver or on a slow line. */
export function prefetchPlanned(path: string): void {
  if (mayPrefetch()) void fetchPlanned(path);
}
