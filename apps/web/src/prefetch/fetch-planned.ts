import { languageOfTag } from '@bourse/i18n';
import { filesOf, readPlan } from '../../build/first-paint/read-plan';
import { mayPrefetch } from './may-prefetch';

/**
 * Brings the files of a screen into the browser's cache without running them: evaluating a screen's modules may block the
 * main thread, which an idle page must not do. Only for the screens in the page's plan. Failures are silent.
 */
export function fetchPlanned(path: string): void {
  if (!mayPrefetch()) return;
  const { pathname } = new URL(path, location.origin);
  const files = filesOf(readPlan(), pathname, languageOfTag(document.documentElement.lang)) ?? [];
  for (const file of files) {
    // Read to its end, because a browser keeps complete replies only.
    fetch(file, { priority: 'low' })
      .then((response) => response.blob())
      .catch(() => undefined);
  }
}
