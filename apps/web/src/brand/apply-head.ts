import type { Language } from '@bourse/i18n';
import type { Brand } from './brand';
import { brandTextIn } from './brand-text';

function setMeta(key: 'name' | 'property', value: string, content: string): void {
  document.head.querySelector(`meta[${key}="${value}"]`)?.setAttribute('content', content);
}

/** What the head of the page says to browsers and link previews, in the operator's words. */
export function applyHead({ name, description, icon }: Brand, language: Language): void {
  for (const property of ['og:site_name', 'og:title']) setMeta('property', property, name);
  setMeta('name', 'apple-mobile-web-app-title', name);
  setMeta('property', 'og:url', location.origin);
  if (description !== undefined) {
    const { text } = brandTextIn(description, language);
    setMeta('name', 'description', text);
    setMeta('property', 'og:description', text);
  }
  if (icon !== undefined) {
    const link = document.head.querySelector('link[rel="icon"]');
    link?.setAttribute('href', icon);
    link?.removeAttribute('type');
  }
}
