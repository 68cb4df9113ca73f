import { decimal } from '@bourse/decimal';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { adSchema, EMPTY_AD, trimmed } from './ad-rules';

const codes = (values: object) =>
  v.safeParse(adSchema, { ...EMPTY_AD, ...values }).issues?.map(({ message }) => message) ?? [];

const VALID = { currencyId: '3', price: '7.2', amount: '100', method: 'bank' };

it('the form of an ad has a code of its own for each missing input', () => {
  expect(codes({})).toEqual([
    'publish.coinRequired',
    'publish.priceRequired',
    'publish.amountRequired',
    'publish.methodRequired',
  ]);
  expect(codes(VALID)).toEqual([]);
});

it('the form of an ad rejects zero and non-numbers', () => {
  expect(codes({ ...VALID, price: '0', amount: 'x' })).toEqual(['publish.priceRequired', 'publish.amountRequired']);
});

it('a number of the form is cut to two decimals, not rounded up', () => {
  expect(trimmed(decimal('7.209'))).toBe('7.2');
  expect(trimmed(decimal('7.2'))).toBe('7.2');
  expect(trimmed(undefined)).toBeUndefined();
});
