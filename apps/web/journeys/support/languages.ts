import type { Page } from '@playwright/test';

/** The languages and their tags. English is the last one: the page is left in the language in which journeys find its controls. */
const TAGS = { zh: 'zh-CN', hk: 'zh-HK', kr: 'ko', jp: 'ja', spa: 'es', en: 'en' };

/**
 * By how many CSS pixels the page scrolls sideways, in each language in which it does. The language changes as it does when another tab
 * has chosen it: dialogs, errors and input stay. Text of a language without a font on this machine has the width of its boxes.
 */
export function sidewaysScrollByLanguage(page: Page): Promise<Record<string, number>> {
  return page.evaluate(async (tags) => {
    const { documentElement: html } = document;
    const laidOutIn = (tag: string) =>
      new Promise<void>((resolve) => {
        const end = () => {
          if (html.lang !== tag) return;
          observer.disconnect();
          // Rows that choose their entries by their width do so in the frame after the layout.
          requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
        };
        const observer = new MutationObserver(end);
        observer.observe(html, { attributeFilter: ['lang'] });
        end();
      });

    const found: Record<string, number> = {};
    for (const [language, tag] of Object.entries(tags)) {
      dispatchEvent(new StorageEvent('storage', { key: 'lang', newValue: language, storageArea: localStorage }));
      await laidOutIn(tag);
      const by = html.scrollWidth - html.clientWidth;
      if (by > 0) found[language] = by;
    }
    return found;
  }, TAGS);
}
