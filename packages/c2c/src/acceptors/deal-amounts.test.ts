import { decimal } from '@bourse/decimal';
import { describe, expect, it } from 'vitest';
import { anAcceptor } from '../testing';
import { dealAmounts, moneyProblem, termsOf } from './deal-amounts';
import { ofKind } from './kinds';

it('takes the fee in per cent of the money', () => {
  expect(dealAmounts(decimal('2000'), decimal('0.5'))).toEqual({ fee: '10', net: '1990' });
  expect(dealAmounts(decimal('0.99'), decimal('0.5'))).toEqual({ fee: '0', net: '0.99' });
});

describe('termsOf', () => {
  it('limits a withdrawal by the balance of the user', () => {
    expect(termsOf(anAcceptor(), 'withdraw')).toEqual({ rate: '0.8', limit: '8000' });
    expect(termsOf(anAcceptor({ userBalance: undefined }), 'withdraw').limit).toBe('30000');
    expect(termsOf(anAcceptor(), 'deposit')).toEqual({ rate: '0.5', limit: '50000' });
  });
});

it('returns the problem of the amounts', () => {
  const limit = decimal('100');
  expect(moneyProblem(undefined, limit)).toBe('required');
  expect(moneyProblem(decimal('0'), limit)).toBe('required');
  expect(moneyProblem(decimal('100.01'), limit)).toBe('aboveLimit');
  expect(moneyProblem(limit, limit)).toBeUndefined();
});

it('shows acceptors without a kind in both tabs', () => {
  const acceptors = [anAcceptor(), anAcceptor({ id: 2, kind: 'virtual' }), anAcceptor({ id: 3, kind: undefined })];
  expect(ofKind(acceptors, 'fiat').map(({ id }) => id)).toEqual([1, 3]);
  expect(ofKind(acceptors, 'virtual').map(({ id }) => id)).toEqual([2, 3]);
});
