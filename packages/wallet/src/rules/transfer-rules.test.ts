import { decimal, decimalsOf, isGreater } from '@bourse/decimal';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { ACCOUNTS, walletList, type Account, type TransferCurrency } from '@bourse/contracts/wallet';
import { aWireWallet } from '../testing';
import {
  chosenDirection,
  MAXIMUM,
  minimumOf,
  transferableAccounts,
  transferFault,
  wholeTransfer,
} from './transfer-rules';

const d = decimal;
const coin = { minimum: undefined, available: d('250') } as const;
const intoLever = { ...coin, minimum: d('100') } as const;

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
  ] as const)('the transfer of %s in the direction %o has its problem', (amount, direction, fault) => {
    expect(transferFault(amount === undefined ? undefined : d(amount), direction)).toBe(fault);
  });

  test.each([
    ['legal', 'lever', '1', '100'],
    ['lever', 'legal', '1', '100'],
    ['legal', 'lever', '60000', '0.00166667'],
    ['legal', 'lever', '0', undefined],
    ['change', 'lever', '1', undefined],
  ] as const)('a transfer from %s to %s at a price of %s USDT is at least %s', (from, to, usdtPrice, minimum) => {
    expect(minimumOf({ from, to, usdtPrice: d(usdtPrice) })).toBe(minimum);
  });

  test('All fills in an amount of the transfer that is floored, never above balance or maximum, and never refused for that', () => {
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
  test('a change of direction keeps as much of the requested direction as possible', () => {
    expect(chosenDirection(ACCOUNTS, { from: 'micro', to: 'change' })).toEqual({ from: 'micro', to: 'change' });
    expect(chosenDirection(['legal', 'change'], { from: 'micro', to: 'change' })).toEqual({
      from: 'legal',
      to: 'change',
    });
  });

  test('the direction of a transfer never has one account twice', () => {
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
  const EMPTY_LEGAL = { balance: [{ currency: 1, currency_name: 'USDT', legal_balance: '0' }] };
  test.each<[string, TransferCurrency[] | undefined, Account[], object?]>([
    ['all that have it, without a list', undefined, ['legal', 'change']],
    ['all that have it, where the list names no accounts', listed(), ['legal', 'change']],
    ['those that the list names or that hold some of it', listed('change', 'micro'), ['legal', 'change']],
    ['not those that the list leaves out and that are empty', listed('change', 'micro'), ['change'], EMPTY_LEGAL],
    ['none, where the list leaves the currency out', [{ id: 8, name: 'XRP', accounts: [] }], []],
  ])(
    'the accounts between which a currency can be transferred are %s',
    (_, currencies, expected, legal_wallet = aWireWallet().legal_wallet ?? {}) => {
      const { accounts } = v.parse(walletList.reply, { ...aWireWallet(), legal_wallet });
      expect(transferableAccounts(1, accounts, currencies)).toEqual(expected);
    },
  );
});
