import { expect, it } from 'vitest';
import { detectLanguage, isLanguage, LANGUAGES, languageName, languageOfTag, languageTag } from './language';

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

it('the language of a visit is the stored one, for any browser languages', () => {
  expect(detectLanguage('kr', ['ja', 'en'])).toBe('kr');
});

it('the language of a visit is never a stored text other than one of the six', () => {
  expect(detectLanguage('fr', ['ja'])).toBe('jp');
  expect(detectLanguage('__proto__', [])).toBe('en');
  expect(detectLanguage(null, ['es-MX'])).toBe('spa');
});

it('the language of a visit is the first supported one of the browser', () => {
  expect(detectLanguage(undefined, ['fr-FR', 'de', 'ko-KR', 'en-US'])).toBe('kr');
  expect(detectLanguage(undefined, ['fr', 'en-GB', 'ja'])).toBe('en');
});

it.each([
  ['zh-TW', 'hk'],
  ['zh-HK', 'hk'],
  ['zh-MO', 'hk'],
  ['zh-Hant', 'hk'],
  ['zh-Hant-CN', 'hk'],
  ['zh', 'zh'],
  ['zh-CN', 'zh'],
  ['zh-Hans-HK', 'zh'],
  ['zh-SG', 'zh'],
  ['ZH_tw', 'hk'],
])('the language of a visit distinguishes Traditional from Simplified Chinese: %s is %s', (tag, language) => {
  expect(detectLanguage(undefined, [tag])).toBe(language);
});

it('the language of a visit is English if no language matches', () => {
  expect(detectLanguage(undefined, ['fr', 'constructor', ''])).toBe('en');
  expect(detectLanguage(undefined, [])).toBe('en');
});
