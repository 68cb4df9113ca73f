import * as fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { paymentSchema } from './payment-rules';

const problems = (account: string, amount: string) =>
  v.safeParse(paymentSchema, { account, amount }).issues?.map(({ message }) => message) ?? [];

test('the payment requires the account and an amount above 0', () => {
  expect(problems(' ', '')).toEqual(['lay.inaccount', 'payment.amountRequired']);
});

test('exactly the decimals above 0 are accepted as amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1000, max: 1000 }), fc.stringMatching(/^\S{1,20}$/), (cents, account) => {
      expect(problems(account, (cents / 100).toFixed(2))).toEqual(cents > 0 ? [] : ['payment.amountRequired']);
    }),
  );
});
