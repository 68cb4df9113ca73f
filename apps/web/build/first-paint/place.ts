import { ATTRIBUTES } from './attributes.ts';

/**
 * Runs at the start of the body: shows the prerendered screen of the address until the client has loaded. Only a drawing that
 * equals the client's first frame is shown: same language, kind of visitor and window, and no stored setting that changes it.
 */
function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

const { language, path, session, media, unset } = ATTRIBUTES;
const who = stored('token') ? 'user' : 'visitor';

function isFor(template: HTMLTemplateElement): boolean {
  const condition = (name: string) => template.getAttribute(name) ?? '';
  return (
    condition(path) === location.pathname &&
    ['', who].includes(condition(session)) &&
    matchMedia(condition(media)).matches &&
    condition(unset)
      .split(' ')
      .every((key) => stored(key) === null)
  );
}

/** This script waits for the sheet. One that failed to load is `null` or has no rules that can be read. */
function hasSheet(): boolean {
  try {
    return (document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]')?.sheet?.cssRules.length ?? 0) > 0;
  } catch {
    return false;
  }
}

if (hasSheet()) {
  const drawings = document.querySelectorAll<HTMLTemplateElement>(`[${language}="${document.documentElement.lang}"]`);
  const drawn = [...drawings].find(isFor);
  if (drawn) document.getElementById('root')?.append(drawn.content);
} else {
  // The client has to insert all rules: their names must not be in the page when Emotion's cache reads them.
  for (const names of document.querySelectorAll('style[data-emotion]')) names.remove();
}
