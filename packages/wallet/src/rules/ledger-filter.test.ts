import { decimal } from '@bourse/decimal';
import { expect, test } from 'vitest';
import type { LogRow } from '@bourse/contracts/wallet';
import { aLogRow } from '../testing';
import { dayIn, entryKey, matches, NO_FILTER } from './ledger-filter';

const row: LogRow = aLogRow({ currency: 'USDT', info: '充币到账', time: Date.UTC(2026, 10, 20, 17) });
const shanghai = dayIn('Asia/Shanghai');

test('an entry belongs to the day of the chosen time zone', () => {
  expect(shanghai(Date.UTC(2026, 10, 20, 17))).toBe('2026-11-21');
  expect(dayIn('UTC')(Date.UTC(2026, 10, 20, 17))).toBe('2026-11-20');
});

test.each([
  [{}, true],
  [{ currency: 'USDT' }, true],
  [{ currency: 'BTC' }, false],
  [{ kind: '充币到账' }, true],
  [{ kind: '划转转入' }, false],
  [{ from: '2026-11-21', to: '2026-11-21' }, true],
  [{ from: '2026-11-22' }, false],
  [{ to: '2026-11-20' }, false],
])('the filter %o shows %s', (filter, isShown) => {
  expect(matches(row, { ...NO_FILTER, ...filter }, shanghai)).toBe(isShown);
});

test('an entry without a time is hidden by a range', () => {
  expect(matches({ ...row, time: undefined }, { ...NO_FILTER, from: '2026-01-01' }, shanghai)).toBe(false);
});

test('entries of one transfer differ by their account', () => {
  const transferred = aLogRow({ id: 7, value: decimal('5') });
  expect(entryKey({ ...transferred, account: { name: 'legal' } })).not.toBe(
    entryKey({ ...transferred, account: { name: 'change' } }),
  );
});
