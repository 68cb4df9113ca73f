import { describe, expect, it } from 'vitest';
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
const faultsOf = (change: Partial<Record<keyof typeof complete, Record<string, string>>>, same = sameAsEnglish) =>
  checkLocales({ ...complete, ...change }, { sameAsEnglish: same });

describe('the check of a package’s texts', () => {
  it('finds nothing where all is right', () => {
    expect(faultsOf({})).toEqual([]);
  });

  it('finds a missing key', () => {
    expect(faultsOf({ kr: { unit: 'USDT' } })).toEqual(['kr: buy is missing']);
  });

  it('finds a key that English does not have', () => {
    expect(faultsOf({ jp: { ...complete.jp, sell: '売る' } })).toEqual(['jp: sell is not in English']);
  });

  it('finds an empty text, in English too', () => {
    expect(faultsOf({ zh: { ...complete.zh, buy: ' ' } })).toEqual(['zh: buy is empty']);
    expect(faultsOf({ en: { ...complete.en, buy: '' } })).toContain('en: buy is empty');
  });

  it('finds other placeholders', () => {
    expect(faultsOf({ hk: { ...complete.hk, buy: '買入{{nmae}}' } })).toEqual([
      'hk: buy has other placeholders than English: 買入{{nmae}}',
    ]);
    expect(faultsOf({ hk: { ...complete.hk, buy: '買入{{name}}{{name}}' } })).toHaveLength(1);
  });

  it('finds a text that was left in English, unless it is on the list', () => {
    expect(faultsOf({ spa: complete.en })).toEqual(['spa: buy is the same as in English: Buy {{name}}']);
    expect(faultsOf({}, [])).toHaveLength(5);
  });

  it('finds what is on the list without need', () => {
    expect(faultsOf({}, ['USDT', 'BTC'])).toEqual(['the list: BTC is nowhere the same as in English']);
  });
});
