/** The six languages, by the codes that storage and `lang` parameters carry (specification, section 1 of both parts). */
export const LANGUAGES = ['zh', 'hk', 'en', 'kr', 'jp', 'spa'] as const;

export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = 'en';

const TAGS = { zh: 'zh-CN', hk: 'zh-HK', en: 'en', kr: 'ko', jp: 'ja', spa: 'es' } as const satisfies Record<
  Language,
  string
>;

/** BCP 47 tag of a language, for `<html lang>`, `Intl` and i18next. */
export type LanguageTag = (typeof TAGS)[Language];

const NAMES: Record<Language, string> = {
  zh: '简体中文',
  hk: '繁體中文',
  en: 'English',
  kr: '한국어',
  jp: '日本語',
  spa: 'Español',
};

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}

export function languageTag(language: Language): LanguageTag {
  return TAGS[language];
}

/** The language's own name, as a language menu shows it. */
export function languageName(language: Language): string {
  return NAMES[language];
}

/** The language of a tag that `languageTag` gave; the default language for any other text. */
export function languageOfTag(tag: string | undefined): Language {
  return LANGUAGES.find((language) => TAGS[language] === tag) ?? DEFAULT_LANGUAGE;
}

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
