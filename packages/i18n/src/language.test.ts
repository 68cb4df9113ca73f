import { expect, it } from 'vitest';
import { isLanguage, LANGUAGES, languageName, languageOfTag, languageTag } from './language';

it('the six languages have a BCP 47 tag each', () => {
  expect(LANGUAGES.map(languageTag)).toEqual(['zh-CN', 'zh-HK', 'en', 'ko', 'ja', 'es']);
});

it('the six languages are named in their own language', () => {
  expect(LANGUAGES.map(languageName)).toEqual(['简体中文', '繁體中文', 'English', '한국어', '日本語', 'Español']);
});

it('the six languages are found by their tag', () => {
  expect(LANGUAGES.map((language) => languageOfTag(languageTag(language)))).toEqual([...LANGUAGES]);
  expect(languageOfTag('fr')).toBe('en');
  expect(languageOfTag(undefined)).toBe('en');
});

it('the six languages are distinguished from other text', () => {
  expect(isLanguage('spa')).toBe(true);
  expect(isLanguage('es')).toBe(false);
  expect(isLanguage(undefined)).toBe(false);
});
