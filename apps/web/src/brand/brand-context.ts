import { useLanguage } from '@bourse/i18n';
import { createContext, use } from 'react';
import { DEFAULT_BRAND, type Brand, type BrandText } from './brand';
import { brandTextIn } from './brand-text';

export const BrandContext = createContext<Brand>(DEFAULT_BRAND);

export function useBrand(): Brand {
  return use(BrandContext);
}

export function useBrandText(): (text: BrandText) => { text: string; lang: string | undefined } {
  const { language } = useLanguage();
  return (text) => brandTextIn(text, language);
}
