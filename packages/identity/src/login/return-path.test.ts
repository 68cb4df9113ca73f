import { expect, test } from 'vitest';
import { LOGIN_PATH, loginStateOf, returnPathOf } from './return-path';

test('the way back is the whole address', () => {
  const state = loginStateOf({ pathname: '/dealCenter', search: '?tab=history', hash: '#book' });
  expect(returnPathOf(state)).toBe('/dealCenter?tab=history#book');
});

test('the login screen never leads back to itself', () => {
  expect(loginStateOf({ pathname: LOGIN_PATH, search: '', hash: '' })).toBeUndefined();
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
