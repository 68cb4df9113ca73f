import { expect, it } from 'vitest';
import { languageOfText } from './language-of-text';

it.each([
  ['PEPE/USDT 现已上线', 'en', 'zh-CN'],
  ['PEPE/USDT 現已上線', 'hk', 'zh-HK'],
  ['現物取引を開始しました', 'zh', 'ja'],
  ['현물 거래가 시작됩니다', 'en', 'ko'],
  ['PEPE/USDT is open for spot trading', 'zh', 'en'],
  ['PEPE/USDT ya se puede operar', 'spa', 'es'],
] as const)('languageOfText recognises %s on a page in %s as %s', (text, page, tag) => {
  expect(languageOfText(text, page)).toBe(tag);
});
