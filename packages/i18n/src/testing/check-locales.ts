import { LANGUAGES, languageTag, type Language } from '../language';

export interface LocaleRules {
  /** Texts that are the same in every language: names of coins, brands, units. Each must be in use. */
  readonly sameAsEnglish?: readonly string[];
}

type Texts = Readonly<Record<string, string>>;

const placeholders = (text: string) =>
  [...text.matchAll(/\{\{\s*([^},\s]+)[^}]*\}\}/g)]
    .map(([, name = '']) => name)
    .toSorted()
    .join();

/** The tags of a text that `Trans` renders as elements. */
const tags = (text: string) =>
  [...text.matchAll(/<\/?\s*\w+\s*\/?>/g)]
    .map(([tag]) => tag)
    .toSorted()
    .join();

const PLURAL_FORM = /_(?:zero|one|two|few|many|other)$/;

/** The texts that a language needs, as their English sources by key: the plural forms are those of the language's own grammar. */
function requiredTexts(language: Language, en: Texts): Texts {
  const forms = new Intl.PluralRules(languageTag(language)).resolvedOptions().pluralCategories;
  return Object.fromEntries(
    Object.entries(en).flatMap(([key, source]) => {
      const stem = key.replace(PLURAL_FORM, '');
      const isPlural = stem !== key && Object.hasOwn(en, `${stem}_other`);
      if (!isPlural) return [[key, source]];
      return key.endsWith('_other') ? forms.map((form) => [`${stem}_${form}`, en[`${stem}_${form}`] ?? source]) : [];
    }),
  );
}

function checkLocale(language: Language, texts: Texts, en: Texts, same: ReadonlySet<string>): string[] {
  const faults: string[] = [];
  const required = requiredTexts(language, en);
  for (const key of Object.keys(texts)) {
    if (!Object.hasOwn(required, key)) faults.push(`${language}: ${key} is not in English`);
  }
  for (const [key, source] of Object.entries(required)) {
    const text = Object.hasOwn(texts, key) ? texts[key] : undefined;
    if (text === undefined) {
      faults.push(`${language}: ${key} is missing`);
    } else if (text.trim() === '') {
      faults.push(`${language}: ${key} is empty`);
    } else {
      if (placeholders(text) !== placeholders(source)) {
        faults.push(`${language}: ${key} has other placeholders than English: ${text}`);
      }
      if (tags(text) !== tags(source)) faults.push(`${language}: ${key} has other tags than English: ${text}`);
      if (language !== 'en' && text === source && !same.has(source)) {
        faults.push(`${language}: ${key} is the same as in English: ${text}`);
      }
    }
  }
  return faults;
}

/**
 * The faults of a package's texts, one line per fault; empty if there are none. Checks that all six languages have the same keys
 * (plural forms: those of their own grammar), placeholders and tags, that no text is empty or equal to English except the listed ones, and that each listed
 * text is in use.
 *
 *      expect(checkLocales({ zh, hk, en, kr, jp, spa }, { sameAsEnglish: ['USDT'] })).toEqual([]);
 */
export function checkLocales(locales: Readonly<Record<Language, Texts>>, rules: LocaleRules = {}): string[] {
  const same = new Set(rules.sameAsEnglish);
  const faults = LANGUAGES.flatMap((language) => checkLocale(language, locales[language], locales.en, same));
  const translated = LANGUAGES.filter((language) => language !== 'en');
  for (const text of same) {
    const used = Object.entries(locales.en).some(
      ([key, source]) => source === text && translated.some((language) => locales[language][key] === text),
    );
    if (!used) faults.push(`the list: ${text} is nowhere the same as in English`);
  }
  return faults;
}
