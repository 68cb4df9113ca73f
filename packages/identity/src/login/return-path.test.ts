import { expect, test } from 'vitest';
import { accountOf, LOGIN_PATH, loginStateOf, REGISTER_PATH, registeredStateOf, returnPathOf } from './return-path';

test('the way back is the whole address', () => {
  const state = loginStateOf({ pathname: '/dealCenter', search: '?tab=history', hash: '#book' });
  expect(returnPathOf(state)).toBe('/dealCenter?tab=history#book');
});

test.each([LOGIN_PATH, REGISTER_PATH])('a log-in never leads back to a way in: %s', (pathname) => {
  expect(loginStateOf({ pathname, search: '', hash: '' })).toBeUndefined();
});

test('who has registered logs in with that account and goes back to where they came from', () => {
  const state = registeredStateOf({ from: '/dealCenter' }, 'ana@example.org');
  expect(accountOf(state)).toBe('ana@example.org');
  expect(returnPathOf(state)).toBe('/dealCenter');
  expect(accountOf({ from: '/dealCenter' })).toBe('');
});

test.each([
  undefined,
  null,
  'x',
  {},
  { from: 1 },
  { from: 'https://evil.test' },
  { from: '//evil.test' },
  { from: '/\\evil.test' },
])('what is no way inside the site leads to the start page: %j', (state) => {
  expect(returnPathOf(state)).toBe('/');
});
