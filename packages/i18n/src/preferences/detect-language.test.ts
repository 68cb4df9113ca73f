import { expect, it } from 'vitest';
import { detectLanguage } from './detect-language';

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
