import { readStored, writeStored } from '@bourse/storage';
import { isLanguage, type Language } from '../language';

/** The specification names two keys for the language; a logout keeps both. */
export const LANGUAGE_KEYS = ['lang', 'locale'] as const;

/** The language that an earlier visit stored, if it is one of the six. Used by `detectLanguage`. */
export function storedLanguage(): Language | undefined {
  return LANGUAGE_KEYS.map((key) => readStored(key)).find(isLanguage);
}

export function storeLanguage(language: Language): void {
  for (const key of LANGUAGE_KEYS) writeStored(key, language);
}
