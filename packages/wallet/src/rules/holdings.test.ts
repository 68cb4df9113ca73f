import { decimal, isZero, sum, times, ZERO } from '@bourse/decimal';
import { anyDecimal } from '@bourse/decimal/testing';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Balance } from '@bourse/contracts/wallet';
import { grandTotal } from '@bourse/contracts/wallet';
import { chooseHoldings, holdingOf } from './holdings';

function balance(overrides: Partial<Balance> = {}): Balance {
  return {
    currencyId: 1,
    currency: 'BTC',
    currencyType: 'btc',
    available: ZERO,
    frozen: ZERO,
    usdtPrice: ZERO,
    ...overrides,
  };
}

function holding(currency: string, available: string, usdtPrice: string) {
  return holdingOf(balance({ currency, available: decimal(available), usdtPrice: decimal(usdtPrice) }));
}

const names = (holdings: readonly { currency: string }[]) => holdings.map(({ currency }) => currency);

describe('the worth of a balance', () => {
  test('the worth of a balance is available plus frozen, times the price', () => {
    const { amount, worth } = holdingOf(
      balance({ available: decimal('0.5'), frozen: decimal('0.00000001'), usdtPrice: decimal('60000.01') }),
    );
    expect(amount).toBe('0.50000001');
    expect(worth).toBe('30000.0056000001');
  });

  test('the worth of a balance is unknown if the balance is not zero and has no price', () => {
    expect(holding('NEW', '5', '0').worth).toBeUndefined();
  });

  test('the worth of a zero balance is zero, with or without a price', () => {
    expect(holding('NEW', '0', '0').worth).toBe('0');
    expect(holding('BTC', '0', '60000').worth).toBe('0');
  });

  test('the worth of a balance is exact for any figures', () => {
    fc.assert(
      fc.property(anyDecimal(), anyDecimal(), anyDecimal(), (available, frozen, usdtPrice) => {
        fc.pre(!isZero(usdtPrice));
        const { worth } = holdingOf(balance({ available, frozen, usdtPrice }));
        expect(worth).toBe(sum([times(available, usdtPrice), times(frozen, usdtPrice)]));
      }),
    );
  });
});

describe('filter and order of balances', () => {
  const all = [
    holding('DOGE', '3', '0.1'),
    holding('USDT', '1', '1'),
    holding('BTC', '1', '60000'),
    holding('NEW', '5', '0'),
    holding('ETH', '0', '3000'),
  ];

  test('balances are sorted by value, those without a price last', () => {
    expect(names(chooseHoldings(all, { search: '', hideSmall: false }))).toEqual(['BTC', 'USDT', 'DOGE', 'ETH', 'NEW']);
  });

  test('balances of equal value are sorted by name', () => {
    const equals = [holding('B', '1', '1'), holding('A', '1', '1'), holding('D', '1', '0'), holding('C', '1', '0')];
    expect(names(chooseHoldings(equals, { search: '', hideSmall: false }))).toEqual(['A', 'B', 'C', 'D']);
  });

  test('a small balance is below 1 USDT; 1 USDT itself and balances without a price stay', () => {
    expect(names(chooseHoldings(all, { search: '', hideSmall: true }))).toEqual(['BTC', 'USDT', 'NEW']);
  });

  test('a zero balance is small even at a high price', () => {
    expect(names(chooseHoldings([holding('ETH', '0', '3000')], { search: '', hideSmall: true }))).toEqual([]);
  });

  test('a currency is found by a part of its name, in any case, without the spaces around it', () => {
    expect(names(chooseHoldings(all, { search: ' t ', hideSmall: false }))).toEqual(['BTC', 'USDT', 'ETH']);
    expect(names(chooseHoldings(all, { search: 'usdt', hideSmall: false }))).toEqual(['USDT']);
    expect(chooseHoldings(all, { search: 'xyz', hideSmall: false })).toEqual([]);
  });
});

const total = (value: string) => ({ total: decimal(value), balances: [] });

test('the total is the sum of the four accounts', () => {
  expect(grandTotal({ legal: total('0.1'), change: total('0.2'), lever: total('0.3'), micro: total('100') })).toBe(
    '100.6',
  );
});
