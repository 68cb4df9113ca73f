import { decimal, type Decimal } from '@bourse/decimal';
import { expect, it } from 'vitest';
import { anOpenOrder } from '../testing/fixtures';
import { moveProblems } from './move-problems';

const d = (text: string): Decimal => decimal(text);
const limits = {
  available: d('40000'),
  amends: false,
  minAmount: d('0.1'),
  amountStep: d('0.01'),
  priceStep: d('0.5'),
};
const problemsOf = (
  order: Partial<Parameters<typeof anOpenOrder>[0]>,
  [price, amount]: readonly [string | undefined, string | undefined],
  more: Partial<typeof limits> = {},
) => {
  const entered = {
    price: price === undefined ? undefined : d(price),
    amount: amount === undefined ? undefined : d(amount),
  };
  const found = moveProblems(anOpenOrder(order), entered, { ...limits, ...more });
  return [found.price?.code, found.amount?.code];
};

it.each([
  ['a price that is missing', [undefined, '0.3'], ['lay.inprice', undefined]],
  ['a price of zero', ['0', '0.3'], ['lay.inprice', undefined]],
  ['a price between the steps', ['96500.3', '0.3'], ['form.priceStep', undefined]],
  ['an amount that is missing', ['97000', undefined], [undefined, 'lay.innumber']],
  ['an amount below the least one', ['97000', '0.05'], [undefined, 'form.minAmount']],
  ['an amount between the steps', ['97000', '0.301'], [undefined, 'form.amountStep']],
  // 0.42 × 97,000 = 40,740.
  ['an amount that costs more than the balance and the hold', ['97000', '0.42'], [undefined, 'form.insufficient']],
  ['an amount within both', ['97000', '0.41'], [undefined, undefined]],
] as const)('%s', (_, entered, expected) => {
  expect(problemsOf({}, entered)).toEqual(expected);
});

it('an amount that stays may be below the least one, and its new price may not cost more than there is', () => {
  const left = { remaining: d('0.05') };
  expect(problemsOf(left, ['96000', '0.05'])).toEqual([undefined, undefined]);
  expect(problemsOf(left, ['900000', '0.05'])).toEqual([undefined, 'form.insufficient']);
});

it('what a sale may be wrong about is left to an exchange whose refusal leaves the order as it is', () => {
  const sale = { side: 'sell' } as const;
  const tooMuch = ['97000', '50000'] as const;
  expect(problemsOf(sale, tooMuch)).toEqual([undefined, 'form.insufficient']);
  expect(problemsOf(sale, tooMuch, { amends: true })).toEqual([undefined, undefined]);
});

it('the amount of an order of an OCO stays', () => {
  expect(problemsOf({ ocoId: 7 }, ['96000', undefined])).toEqual([undefined, undefined]);
});
