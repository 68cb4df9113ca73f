import { decimal } from '@bourse/decimal';
import { expect, it } from 'vitest';
import { afterFee } from './fee';

it('the fee is rounded up to the decimals of a balance, and the rest is received', () => {
  expect(afterFee(decimal('6.730726'), decimal('0.002'))).toEqual({ fee: '0.01346146', receive: '6.71726454' });
});

it('fee and receipt of an unknown amount, and of an unknown rate, are unknown', () => {
  const unknown = { fee: undefined, receive: undefined };
  expect([afterFee(undefined, decimal('0.002')), afterFee(decimal('1'), undefined)]).toEqual([unknown, unknown]);
});
