import { decimal, plus, sum, type Decimal } from '@bourse/decimal';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { ACCOUNTS } from '@bourse/contracts/wallet';
import { statementOf, type StatementEntry } from './statement';

const d = decimal;
const entry = (value: string, time: number, overrides: Partial<StatementEntry> = {}): StatementEntry => ({
  account: 'change',
  currency: 'USDT',
  value: d(value),
  time,
  info: '',
  ...overrides,
});

test('a statement opens with the entries before the range and closes with the balance without those after it', () => {
  const entries = [entry('100', 1), entry('-30', 5), entry('7.5', 6), entry('2', 10)];
  const balances = [{ account: 'change', currency: 'USDT', available: d('79.5') }] as const;
  expect(statementOf({ entries, balances, from: 5, to: 10 })).toEqual([
    {
      account: 'change',
      currency: 'USDT',
      opening: '100',
      received: '7.5',
      spent: '-30',
      closing: '77.5',
      entries: [entries[1], entries[2]],
      discrepancy: '0',
    },
  ]);
});

test('a statement lists differences that the ledger does not explain', () => {
  const balances = [{ account: 'change', currency: 'USDT', available: d('99') }] as const;
  expect(statementOf({ entries: [entry('100', 1)], balances, from: 0, to: 9 })[0]?.discrepancy).toBe('-1');
});

test('a statement omits accounts that never had a balance', () => {
  const balances = [{ account: 'micro', currency: 'BTC', available: d('0') }] as const;
  expect(statementOf({ entries: [], balances, from: 0, to: 9 })).toEqual([]);
});

test('a statement of any consistent ledger adds up exactly, for any range', () => {
  const anyEntry = fc.record({
    account: fc.constantFrom(...ACCOUNTS),
    currency: fc.constantFrom('USDT', 'BTC'),
    value: fc.bigInt({ min: -(10n ** 16n), max: 10n ** 16n }).map((units): Decimal => d(`${units}e-8`)),
    time: fc.nat(1000),
    info: fc.constant(''),
  });
  fc.assert(
    fc.property(fc.array(anyEntry), fc.nat(1000), fc.nat(1000), (entries, a, b) => {
      const balances = ACCOUNTS.flatMap((account) =>
        ['USDT', 'BTC'].map((currency) => ({
          account,
          currency,
          available: sum(
            entries.filter((one) => one.account === account && one.currency === currency).map(({ value }) => value),
          ),
        })),
      );
      for (const section of statementOf({ entries, balances, from: Math.min(a, b), to: Math.max(a, b) })) {
        expect(section.discrepancy).toBe('0');
        expect(plus(section.opening, plus(section.received, section.spent))).toBe(section.closing);
      }
    }),
  );
});
