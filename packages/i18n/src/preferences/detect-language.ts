import { DEFAULT_LANGUAGE, isLanguage, type Language } from '../language';

const BY_PRIMARY_SUBTAG: Record<string, Language> = { en: 'en', ko: 'kr', ja: 'jp', es: 'spa' };

function matchBrowserLanguage(tag: string): Language | undefined {
  const [primary = '', ...rest] = tag.toLowerCase().split(/[-_]/);
  if (primary !== 'zh') return Object.hasOwn(BY_PRIMARY_SUBTAG, primary) ? BY_PRIMARY_SUBTAG[primary] : undefined;
  if (rest.includes('hans')) return 'zh';
  return rest.some((subtag) => ['hant', 'tw', 'hk', 'mo'].includes(subtag)) ? 'hk' : 'zh';
}

/**
 * The language of a visit: the stored one if it is one of the six, else the first supported one of the browser's
 * languages (Traditional Chinese by script or region, any other Chinese Simplified), else English.
 */
export function detectLanguage(stored: string | null | undefined, browserLanguages: readonly string[]): Language {
  if (isLanguage(stored)) return stored;
  for (const tag of browserLanguages) {
    const language = matchBrowserLanguage(tag);
    if (language) return language;
  }
  return DEFAULT_LANGUAGE;
}
