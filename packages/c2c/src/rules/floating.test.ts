import { decimal } from '@bourse/decimal';
import { expect, it } from 'vitest';
import { floatingPrice, floatingProblems, floatingTerms, hasTerms } from './floating';

const bounds = { least: decimal('80'), most: decimal('120') };
const index = decimal('7.08');
const draft = (over: object = {}) => ({ percent: '101.5', leastPrice: '', mostPrice: '', ...over });

it.each([
  [{}, '7.19'],
  [{ leastPrice: '7.5' }, '7.5'],
  [{ mostPrice: '7' }, '7'],
  [{ percent: '1000', mostPrice: '8.5' }, '8.5'],
])('the price of %j follows the index within its bounds: %s', (over, price) => {
  const terms = floatingTerms(draft(over));
  expect(terms && floatingPrice(terms, index)).toBe(price);
  expect(terms && floatingPrice(terms, undefined)).toBeUndefined();
});

it.each([
  [{}, {}],
  [{ percent: '' }, { percent: 'floating.percentRequired' }],
  [{ percent: '79.99' }, { percent: 'floating.percentLow' }],
  [{ percent: '120.01' }, { percent: 'floating.percentHigh' }],
  [{ leastPrice: '0' }, { leastPrice: 'publish.priceRequired' }],
  [{ mostPrice: '0' }, { mostPrice: 'publish.priceRequired' }],
  [{ leastPrice: '8', mostPrice: '7' }, { mostPrice: 'floating.boundsWrong' }],
])('the input %j has the problems %j', (over, problems) => {
  expect(floatingProblems(draft(over), bounds, index)).toEqual({
    percent: undefined,
    leastPrice: undefined,
    mostPrice: undefined,
    ...problems,
  });
});

it('an input without an index cannot be sent, and without announced bounds any per cent can', () => {
  expect(floatingProblems(draft(), bounds, undefined).percent).toBe('floating.noIndex');
  const unknown = { least: undefined, most: undefined };
  expect(floatingProblems(draft({ percent: '300' }), unknown, index).percent).toBeUndefined();
});

it('terms are compared by value, and a bound that is missing is not zero', () => {
  const floating = { percent: decimal('101.50'), least: decimal('7'), most: undefined, isPaused: false };
  const terms = { percent: decimal('101.5'), least: decimal('7.00') };
  expect(hasTerms({ floating }, terms)).toBe(true);
  expect(hasTerms({ floating }, { ...terms, most: decimal('0') })).toBe(false);
  expect(hasTerms({ floating: undefined }, terms)).toBe(false);
});
