import type { Language } from '@bourse/i18n';
import { shellMessages } from '../locales/messages';
import type { Brand } from './brand';
import { brandTextIn } from './brand-text';

function setMeta(key: 'name' | 'property', value: string, content: string): void {
  document.head.querySelector(`meta[${key}="${value}"]`)?.setAttribute('content', content);
}

/** Head elements for browsers and link previews, in the user's language with the operator's texts. */
export function applyHead({ name, description, icon }: Brand, language: Language): void {
  for (const property of ['og:site_name', 'og:title']) setMeta('property', property, name);
  setMeta('name', 'apple-mobile-web-app-title', name);
  setMeta('property', 'og:url', location.origin);
  const words =
    description === undefined
      ? shellMessages.loaded(language)?.['site.description']
      : brandTextIn(description, language).text;
  if (words !== undefined) {
    setMeta('name', 'description', words);
    setMeta('property', 'og:description', words);
  }
  if (icon !== undefined) {
    const link = document.head.querySelector('link[rel="icon"]');
    link?.setAttribute('href', icon);
    link?.removeAttribute('type');
  }
}
