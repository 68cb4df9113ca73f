import { decimal } from '@bourse/decimal';
import { expect, it } from 'vitest';
import { aLogRow } from '../testing/fixtures';
import { depositNews, depositNewsId, isAnyDepositOpen } from './deposit-news';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const deposit = (id: number, confirmations: number, time = NOW) =>
  aLogRow({ id, value: decimal(5), currency: 'USDT', hash: `0x${id}`, confirmations, required: 6, time });
const idsOf = (...args: Parameters<typeof depositNews>) => depositNews(...args).map(depositNewsId);

it('depositNews names new deposits, and those that have reached another stage', () => {
  const before = [deposit(1, 0), deposit(2, 3)];
  const after = [deposit(3, 0), deposit(2, 4), deposit(1, 1)];
  expect(idsOf(before, after, NOW)).toEqual(['deposit-3-seen', 'deposit-1-credited']);
});

it('depositNews names no deposit from before the first read, and no row without confirmations', () => {
  const rows = [deposit(2, 6, NOW - 1000), deposit(3, 6), { ...deposit(4, 0), confirmations: undefined }];
  expect(idsOf(undefined, rows, NOW)).toEqual(['deposit-3-complete']);
});

it('isAnyDepositOpen is true for a deposit that waits for confirmations, for a day', () => {
  expect(isAnyDepositOpen([deposit(1, 6), deposit(2, 5)], NOW)).toBe(true);
  expect(isAnyDepositOpen([deposit(1, 6)], NOW)).toBe(false);
  expect(isAnyDepositOpen([deposit(1, 0, NOW - 90_000_000)], NOW)).toBe(false);
});
