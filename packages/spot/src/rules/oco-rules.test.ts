import { decimal } from '@bourse/decimal';
import { expect, it } from 'vitest';
import { EMPTY_OCO, ocoProblems, type OcoDraft } from './oco-rules';

const d = decimal;
const sale = { price: d(110), stop: d(90), stopLimit: undefined, amount: d(1) };
const buy = { price: d(90), stop: d(110), stopLimit: d(111), amount: d(1) };
const problemsOf = (side: 'buy' | 'sell', draft: OcoDraft, available = d(1000)) =>
  ocoProblems({ side, draft, last: d(100), available, priceStep: d('0.5'), amountStep: d('0.1') }).map(
    ({ field, code }) => `${field}: ${code}`,
  );

it.each([
  ['sell', sale, []],
  ['buy', buy, []],
  ['sell', EMPTY_OCO, ['price: oco.missing', 'stop: oco.missing', 'amount: oco.missing']],
  ['sell', { ...sale, price: d(100), stop: d(100) }, ['price: oco.mustBeAbove', 'stop: oco.mustBeBelow']],
  ['buy', { ...buy, price: d(101), stop: d(99) }, ['price: oco.mustBeBelow', 'stop: oco.mustBeAbove']],
  ['buy', { ...buy, stopLimit: undefined }, ['stopLimit: oco.missing']],
  ['sell', { ...sale, price: d('110.3'), amount: d('0.05') }, ['price: form.priceStep', 'amount: form.amountStep']],
] as const)('the OCO of a %s with %j has the problems %j', (side, draft, problems) => {
  expect(problemsOf(side, draft)).toEqual(problems);
});

it('a buy is held by the dearer of its two prices, a sale by its amount', () => {
  expect(problemsOf('buy', { ...buy, amount: d(9) })).toEqual([]);
  expect(problemsOf('buy', { ...buy, amount: d('9.1') })).toEqual(['amount: form.insufficient']);
  expect(problemsOf('sell', { ...sale, amount: d(2) }, d(1))).toEqual(['amount: form.insufficient']);
});
