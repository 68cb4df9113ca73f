import { languageTag, type Language } from '@bourse/i18n';
import type { BrandText } from './brand';

/** A text of the brand file in the user's language, or in English if there is none, with the language that it is in. */
export function brandTextIn(text: BrandText, language: Language): { text: string; lang: string | undefined } {
  if (typeof text === 'string') return { text, lang: undefined };
  const own = text[language];
  return own === undefined
    ? { text: text.en ?? '', lang: languageTag('en') }
    : { text: own, lang: languageTag(language) };
}
