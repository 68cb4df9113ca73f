import * as fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { savePayee } from '@bourse/contracts/identity';
import { hasWrongCheckDigit, NO_PAYEE, payeeRequest, payeeSchema } from './payee-rules';

test('payee information requires the real name', () => {
  expect(v.safeParse(payeeSchema, { ...NO_PAYEE, realName: ' ' }).issues?.[0].message).toBe('payee.nameRequired');
  expect(v.is(payeeSchema, { ...NO_PAYEE, realName: 'Ana' })).toBe(true);
});

test.each(['4242424242424242', '6222 0200 0000 0000 003', '４２４２４２４２４２４２４２４２'])(
  'the card number %s has the right check digit',
  (number) => {
    expect(hasWrongCheckDigit(number)).toBe(number.startsWith('6222'));
  },
);

test('any changed digit of a card number is found', () => {
  const number = '4242424242424242';
  fc.assert(
    fc.property(fc.nat(15), fc.integer({ min: 1, max: 9 }), (at, step) => {
      const changed = (Number(number[at]) + step) % 10;
      expect(hasWrongCheckDigit(number.slice(0, at) + String(changed) + number.slice(at + 1))).toBe(true);
    }),
  );
});

test('an account that is no card number has no check digit', () => {
  expect(hasWrongCheckDigit('ana@bank')).toBe(false);
  expect(hasWrongCheckDigit('')).toBe(false);
});

test('the payee request fits the contract', () => {
  expect(v.is(savePayee.request, payeeRequest({ ...NO_PAYEE, realName: 'Ana' }))).toBe(true);
});
