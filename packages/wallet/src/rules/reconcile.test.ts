import { decimal } from '@bourse/decimal';
import { describe, expect, test } from 'vitest';
import { reconcile } from './reconcile';

const usdt = (available: string) => ({ account: 'change', currency: 'USDT', available: decimal(available) }) as const;
const entry = (id: number, value: string) =>
  ({ id, account: 'change', currency: 'USDT', value: decimal(value) }) as const;

describe('balances since the last visit', () => {
  const snapshot = { lastEntryId: 10, balances: [usdt('100')] };

  test('the entries since the last visit explain the balances after it', () => {
    expect(reconcile(snapshot, [entry(12, '-30'), entry(11, '5')], [usdt('75')])).toEqual([]);
  });

  test('an entry of the last visit is not counted twice', () => {
    expect(reconcile(snapshot, [entry(11, '5'), entry(10, '100')], [usdt('105')])).toEqual([]);
  });

  test('a balance that no entry explains is named', () => {
    expect(reconcile(snapshot, [], [usdt('99.99999999')])).toEqual([
      { account: 'change', currency: 'USDT', expected: '100', actual: '99.99999999' },
    ]);
    expect(reconcile(snapshot, [], [])).toMatchObject([{ expected: '100', actual: '0' }]);
    expect(reconcile({ lastEntryId: 0, balances: [] }, [], [usdt('1')])).toMatchObject([
      { expected: '0', actual: '1' },
    ]);
  });
});
