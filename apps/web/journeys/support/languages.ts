import { runs } from '@bourse/vitest-config/thorough';
import type { Page } from '@playwright/test';

/** The languages and their tags. English is the last one: the page is left in the language in which journeys find its controls. */
const TAGS = { zh: 'zh-CN', hk: 'zh-HK', kr: 'ko', jp: 'ja', spa: 'es', en: 'en' } as const;

export type Language = keyof typeof TAGS;
export const LANGUAGES = ['zh', 'hk', 'kr', 'jp', 'spa', 'en'] as const satisfies readonly Language[];

const OTHERS = LANGUAGES.filter((language) => language !== 'en');
let turn = 0;

/** The languages of one measurement: with `BOURSE_THOROUGH=1` all, without it English and one of the others, by turns. */
export function languagesByTurns(): readonly Language[] {
  const isThorough = runs(0, 1) > 0;
  const other = OTHERS[turn % OTHERS.length];
  turn += 1;
  return isThorough || other === undefined ? LANGUAGES : [other, 'en'];
}

/** Shows the page in a language, as when another tab has chosen it: dialogs, errors and input stay. Resolves once it is laid out. */
export function showIn(page: Page, language: Language): Promise<void> {
  return page.evaluate(
    ([key, tag]) =>
      new Promise<void>((resolve) => {
        const { documentElement: html } = document;
        const end = () => {
          if (html.lang !== tag) return;
          observer.disconnect();
          // Rows that choose their entries by their width do so in the frame after the layout.
          requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
        };
        const observer = new MutationObserver(end);
        dispatchEvent(new StorageEvent('storage', { key: 'lang', newValue: key, storageArea: localStorage }));
        observer.observe(html, { attributeFilter: ['lang'] });
        end();
      }),
    [language, TAGS[language]] as const,
  );
}

/**
 * By how many CSS pixels the page scrolls sideways, in each language of `languagesByTurns` in which it does. Text of a language without a font on this machine has
 * the width of its boxes.
 */
export async function sidewaysScrollByLanguage(page: Page): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const language of languagesByTurns()) {
    await showIn(page, language);
    const by = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    if (by > 0) found[language] = by;
  }
  return found;
}
