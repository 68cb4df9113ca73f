import { decimal } from '@bourse/decimal';
import { expect, it } from 'vitest';
import { aLogRow } from '../testing/fixtures';
import { withdrawalCharges } from './withdrawal-charges';

it('withdrawalCharges sums the fees of withdrawals, without deposits and returned withdrawals', () => {
  const taken = { value: decimal(-10), time: 5, fee: decimal(1) } as const;
  const charges = withdrawalCharges([
    aLogRow({ ...taken, state: 'success' }),
    aLogRow({ ...taken, state: 'rejected' }),
    aLogRow({ ...taken, state: 'failed' }),
    aLogRow({ ...taken, address: 'T1', fee: undefined }),
    aLogRow({ value: decimal(10), state: 'success' }),
    aLogRow({ value: decimal(-3) }),
  ]);
  expect(charges).toEqual([
    { time: 5, amount: '1', currency: 'USDT' },
    { time: 5, amount: undefined, currency: 'USDT' },
  ]);
});
