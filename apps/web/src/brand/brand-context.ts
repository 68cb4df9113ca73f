import { languageTag, useLanguage, type Language } from '@bourse/i18n';
import { createContext, use } from 'react';
import { DEFAULT_BRAND, type Brand, type BrandText } from './brand';

export const BrandContext = createContext<Brand>(DEFAULT_BRAND);

export function useBrand(): Brand {
  return use(BrandContext);
}

/** A text of the brand file in the reader's language, English where there is none, and the language that it is in. */
function brandTextIn(text: BrandText, language: Language): { text: string; lang: string | undefined } {
  if (typeof text === 'string') return { text, lang: undefined };
  const own = text[language];
  return own === undefined
    ? { text: text.en ?? '', lang: languageTag('en') }
    : { text: own, lang: languageTag(language) };
}

export function useBrandText(): (text: BrandText) => { text: string; lang: string | undefined } {
  const { language } = useLanguage();
  return (text) => brandTextIn(text, language);
}
