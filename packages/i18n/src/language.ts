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
