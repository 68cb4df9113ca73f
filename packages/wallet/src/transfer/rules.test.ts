import { decimal, decimalsOf, isGreater } from '@bourse/decimal';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { ACCOUNTS, walletList } from '../contract';
import { aWireWallet } from '../testing';
import { chosenDirection, MAXIMUM, transferableAccounts, transferFault, wholeTransfer } from './rules';

const d = decimal;
const coin = { from: 'legal', to: 'change', available: d('250') } as const;
const intoLever = { from: 'legal', to: 'lever', available: d('250') } as const;

describe('the amount of a transfer', () => {
  test.each([
    [undefined, coin, 'transfer.amountRequired'],
    ['0', coin, 'transfer.amountRequired'],
    ['1.123456789', coin, 'transfer.decimals'],
    ['100000000', { ...coin, available: d('200000000') }, 'transfer.aboveMaximum'],
    ['99999999', { ...coin, available: d('200000000') }, undefined],
    ['250.00000001', coin, 'transfer.aboveAvailable'],
    ['0.00000001', coin, undefined],
    ['99.99999999', intoLever, 'lay.nodi100'],
    ['100', intoLever, undefined],
    ['99', { ...intoLever, from: 'lever', to: 'legal' }, 'lay.nodi100'],
    ['99', { ...intoLever, from: 'change' }, undefined],
  ] as const)('%s: %o', (amount, direction, fault) => {
    expect(transferFault(amount === undefined ? undefined : d(amount), direction)).toBe(fault);
  });

  test('All is floored, never above balance or maximum, and never refused for that', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 22n }), (units) => {
        const available = d(`${units}e-12`);
        const all = wholeTransfer(available);
        expect(decimalsOf(all)).toBeLessThanOrEqual(8);
        expect(isGreater(all, available) || isGreater(all, MAXIMUM)).toBe(false);
        expect([undefined, 'transfer.amountRequired']).toContain(transferFault(all, { ...coin, available }));
      }),
    );
  });
});

describe('the direction of a transfer', () => {
  test('keeps the requested direction as far as possible', () => {
    expect(chosenDirection(ACCOUNTS, { from: 'micro', to: 'change' })).toEqual({ from: 'micro', to: 'change' });
    expect(chosenDirection(['legal', 'change'], { from: 'micro', to: 'change' })).toEqual({
      from: 'legal',
      to: 'change',
    });
  });

  test('never has one account twice', () => {
    fc.assert(
      fc.property(
        fc.subarray([...ACCOUNTS]),
        fc.constantFrom(...ACCOUNTS),
        fc.constantFrom(...ACCOUNTS),
        (possible, from, to) => {
          const direction = chosenDirection(possible, { from, to });
          expect(direction !== undefined).toBe(possible.length > 1);
          expect(direction !== undefined && direction.from === direction.to).toBe(false);
        },
      ),
    );
  });
});

const listed = (...names: (typeof ACCOUNTS)[number][]) => [{ id: 1, name: 'USDT', accounts: names }];

describe('the accounts between which a currency can be transferred', () => {
  const { accounts } = v.parse(walletList.reply, aWireWallet());
  test.each([
    ['all that have it, without a list', undefined, ['legal', 'change']],
    ['all that have it, where the list names no accounts', listed(), ['legal', 'change']],
    ['those that the list names', listed('change', 'micro'), ['change']],
    ['none, where the list leaves the currency out', [{ id: 8, name: 'XRP', accounts: [] }], []],
  ])('are %s', (_, currencies, expected) => {
    expect(transferableAccounts(1, accounts, currencies)).toEqual(expected);
  });
});
