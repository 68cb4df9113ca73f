import { expect, it } from 'vitest';
import { newerThanOwn } from './newer-devices';

const FIREFOX = { device: 'Firefox', address: '198.51.100.1', place: '' };
const PHONE = { device: 'Phone', address: '203.0.113.9', place: '' };
const at = (createdAt: number | undefined) => ({ createdAt, lastUsedAt: undefined });
const own = { ...FIREFOX, ...at(10), id: 1, isCurrent: true };

it('sessions that came after the own one from another device or address are new', () => {
  const newer = { ...PHONE, ...at(11), id: 2, isCurrent: false };
  const older = { ...PHONE, ...at(9), id: 3, isCurrent: false };
  const same = { ...FIREFOX, ...at(12), id: 4, isCurrent: false };
  const undated = { ...PHONE, ...at(undefined), id: 5, isCurrent: false };
  expect(newerThanOwn([newer, own, older, same, undated])).toEqual([newer]);
});

it('no session is new where the own one is not told or has no time', () => {
  const newer = { ...PHONE, ...at(11), id: 2, isCurrent: false };
  expect(newerThanOwn([newer])).toEqual([]);
  expect(newerThanOwn([newer, { ...own, ...at(undefined) }])).toEqual([]);
});
