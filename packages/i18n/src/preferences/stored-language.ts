import { isLanguage, type Language } from '../language';
import { readStored, writeStored } from './storage';

/** The specification names two keys; both hold the language, and a logout keeps both. */
export const LANGUAGE_KEYS = ['lang', 'locale'] as const;

/** The language that an earlier visit stored, if it is one of the six. Meant for `detectLanguage`. */
export function storedLanguage(): Language | undefined {
  return LANGUAGE_KEYS.map(readStored).find(isLanguage);
}

export function storeLanguage(language: Language): void {
  for (const key of LANGUAGE_KEYS) writeStored(key, language);
}
