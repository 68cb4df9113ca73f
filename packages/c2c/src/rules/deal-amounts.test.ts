import { decimal } from '@bourse/decimal';
import { describe, expect, it } from 'vitest';
import { anAcceptor } from '../testing';
import { dealAmounts, moneyProblem, termsOf } from './deal-amounts';
import { ofKind } from './acceptors';

describe('dealAmounts', () => {
  const terms = { rate: decimal('0.5'), price: decimal('7.1') };

  it('the fee of a deal is a per cent of the money', () => {
    expect(dealAmounts(decimal('2000'), 'deposit', terms)).toMatchObject({ fee: '10', net: '1990' });
    expect(dealAmounts(decimal('0.99'), 'deposit', terms)).toMatchObject({ fee: '0', net: '0.99' });
  });

  it('a deposit brings the coin of the net money, floored', () => {
    expect(dealAmounts(decimal('2000'), 'deposit', terms).coin).toBe('280.28169014');
  });

  it('a withdrawal takes the coin of the whole money, rounded up', () => {
    expect(dealAmounts(decimal('700'), 'withdraw', terms).coin).toBe('98.5915493');
  });

  it('a deal has neither fee nor coin without rate and price', () => {
    const unknown = { rate: undefined, price: undefined };
    expect(dealAmounts(decimal('2000'), 'deposit', unknown)).toEqual({
      fee: undefined,
      net: undefined,
      coin: undefined,
    });
    expect(dealAmounts(decimal('2000'), 'withdraw', { ...unknown, price: decimal('0') }).coin).toBeUndefined();
  });
});

it('the balance of the user limits a withdrawal', () => {
  expect(termsOf(anAcceptor(), 'withdraw')).toEqual({ rate: '0.8', least: '10', most: '8000', price: '7.1' });
  expect(termsOf(anAcceptor({ userBalance: undefined }), 'withdraw').most).toBe('30000');
  expect(termsOf(anAcceptor({ withdrawLimit: undefined }), 'withdraw').most).toBe('8000');
  expect(termsOf(anAcceptor(), 'deposit')).toEqual({ rate: '0.5', least: '10', most: '50000', price: '7.1' });
});

it('amounts outside of the limits have a problem', () => {
  const limits = { least: decimal('10'), most: decimal('100') };
  expect(moneyProblem(undefined, limits)).toBe('required');
  expect(moneyProblem(decimal('0'), limits)).toBe('required');
  expect(moneyProblem(decimal('9.99'), limits)).toBe('belowLeast');
  expect(moneyProblem(decimal('100.01'), limits)).toBe('aboveLimit');
  expect(moneyProblem(decimal('100'), limits)).toBeUndefined();
  expect(moneyProblem(decimal('1000000'), { least: undefined, most: undefined })).toBeUndefined();
});

it('acceptors without a kind are in both tabs', () => {
  const acceptors = [anAcceptor(), anAcceptor({ id: 2, kind: 'virtual' }), anAcceptor({ id: 3, kind: undefined })];
  expect(ofKind(acceptors, 'fiat').map(({ id }) => id)).toEqual([1, 3]);
  expect(ofKind(acceptors, 'virtual').map(({ id }) => id)).toEqual([2, 3]);
});
