import { expect, it } from 'vitest';
import type { ApiFailure } from './failure';
import { BALANCE, touchedBy } from './tags';

const touched = touchedBy([BALANCE]);

it('a write that was carried out invalidates its tags', () => {
  expect(touched('ok', undefined)).toEqual([BALANCE]);
});

it('a write that the server refuses invalidates its tags: another tab may have done it before', () => {
  expect(touched(undefined, { kind: 'rejected', text: 'Paid already' } satisfies ApiFailure)).toEqual([BALANCE]);
});

it.each<ApiFailure>([
  { kind: 'timeout' },
  { kind: 'http', status: 502 },
  { kind: 'expired', text: '', mustLogIn: true },
])('a write that ends with $kind invalidates nothing: its look-up does, or the session is over', (failure) => {
  expect(touched(undefined, failure)).toEqual([]);
});
