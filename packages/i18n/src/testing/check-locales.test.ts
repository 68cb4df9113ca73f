import { expect, it } from 'vitest';
import { checkLocales } from './check-locales';

const complete = {
  en: { buy: 'Buy {{name}}', unit: 'USDT' },
  zh: { buy: '买入{{name}}', unit: 'USDT' },
  hk: { buy: '買入{{name}}', unit: 'USDT' },
  kr: { buy: '{{name}} 매수', unit: 'USDT' },
  jp: { buy: '{{name}}を買う', unit: 'USDT' },
  spa: { buy: 'Comprar {{name}}', unit: 'USDT' },
};
const sameAsEnglish = ['USDT'];
const tagged = (text: string) => ({ ...complete.en, terms: text });
const faultsOf = (change: Partial<Record<keyof typeof complete, Record<string, string>>>, same = sameAsEnglish) =>
  checkLocales({ ...complete, ...change }, { sameAsEnglish: same });

it('the check of a package’s texts reports nothing for correct texts', () => {
  expect(faultsOf({})).toEqual([]);
});

it('the check of a package’s texts reports a missing key', () => {
  expect(faultsOf({ kr: { unit: 'USDT' } })).toEqual(['kr: buy is missing']);
});

it('the check of a package’s texts reports a key that English does not have', () => {
  expect(faultsOf({ jp: { ...complete.jp, sell: '売る' } })).toEqual(['jp: sell is not in English']);
});

it('the check of a package’s texts asks each language for the plural forms of its own grammar', () => {
  const one = { orders_other: '{{count}}件' };
  const two = { orders_one: '{{count}} order', orders_other: '{{count}} orders' };
  const spa = { orders_one: '{{count}} orden', orders_many: '{{count}} de órdenes', orders_other: '{{count}} órdenes' };
  const faults = (change: Partial<Record<keyof typeof complete, Record<string, string>>>) =>
    checkLocales({ en: two, zh: one, hk: one, kr: one, jp: one, spa, ...change });
  expect(faults({})).toEqual([]);
  expect(faults({ spa: two }).filter((fault) => fault.includes('missing'))).toEqual(['spa: orders_many is missing']);
  expect(faults({ jp: { ...one, orders_one: '{{count}}件だけ' } })).toEqual(['jp: orders_one is not in English']);
});

it('the check of a package’s texts reports an empty text, in English too', () => {
  expect(faultsOf({ zh: { ...complete.zh, buy: ' ' } })).toEqual(['zh: buy is empty']);
  expect(faultsOf({ en: { ...complete.en, buy: '' } })).toContain('en: buy is empty');
});

it('the check of a package’s texts reports different placeholders', () => {
  expect(faultsOf({ hk: { ...complete.hk, buy: '買入{{nmae}}' } })).toEqual([
    'hk: buy has other placeholders than English: 買入{{nmae}}',
  ]);
  expect(faultsOf({ hk: { ...complete.hk, buy: '買入{{name}}{{name}}' } })).toHaveLength(1);
});

it('the check of a package’s texts reports different tags', () => {
  expect(
    checkLocales(
      {
        en: tagged('<a>Terms</a>'),
        zh: tagged('<b>条款</b>'),
        hk: tagged('<a>條款</a>'),
        kr: tagged('<a>약관</a>'),
        jp: tagged('<a>規約</a>'),
        spa: tagged('Términos</a>'),
      },
      { sameAsEnglish: ['USDT', 'Buy {{name}}'] },
    ),
  ).toEqual([
    'zh: terms has other tags than English: <b>条款</b>',
    'spa: terms has other tags than English: Términos</a>',
  ]);
});

it('the check of a package’s texts reports a text equal to English, unless it is listed', () => {
  expect(faultsOf({ spa: complete.en })).toEqual(['spa: buy is the same as in English: Buy {{name}}']);
  expect(faultsOf({}, [])).toHaveLength(5);
});

it('the check of a package’s texts reports a listed text that is not needed', () => {
  expect(faultsOf({}, ['USDT', 'BTC'])).toEqual(['the list: BTC is nowhere the same as in English']);
});
