// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { accountOf, loginStateOf, registeredStateOf, returnPathOf, returnStateOf } from './return-path';

const ENTRY = { logIn: '/login', register: '/register' } as const;

test('the return path leads to the whole address', () => {
  const state = loginStateOf({ pathname: '/dealCenter', search: '?tab=history', hash: '#book' }, ENTRY);
  expect(returnPathOf(state)).toBe('/dealCenter?tab=history#book');
});

test('the return path keeps the return path of the screen that it leads to', () => {
  const verification = { pathname: '/authentication', search: '', hash: '', state: { from: '/c2c?type=buy' } };
  const state = loginStateOf(verification, ENTRY);
  expect(returnPathOf(registeredStateOf(state, 'ana@example.org'))).toBe('/authentication');
  expect(returnStateOf(registeredStateOf(state, 'ana@example.org'))).toEqual({ from: '/c2c?type=buy' });
  expect(returnStateOf({ from: '/authentication', next: '//evil.test' })).toBeUndefined();
});

test.each([ENTRY.logIn, ENTRY.register])('the return path never leads to login or registration: %s', (pathname) => {
  expect(loginStateOf({ pathname, search: '', hash: '' }, ENTRY)).toBeUndefined();
});

test('the login keeps account and return path after a registration', () => {
  const state = registeredStateOf({ from: '/dealCenter' }, 'ana@example.org');
  expect(accountOf(state)).toBe('ana@example.org');
  expect(returnPathOf(state)).toBe('/dealCenter');
  expect(accountOf({ from: '/dealCenter' })).toBe('');
  expect(returnPathOf(registeredStateOf({ from: '/dealCenter' }, 'ana', '/account/accountCenter'))).toBe('/dealCenter');
  expect(returnPathOf(registeredStateOf({ from: '/' }, 'ana', '/account/accountCenter'))).toBe(
    '/account/accountCenter',
  );
  expect(returnPathOf(registeredStateOf(undefined, 'ana', '/account/accountCenter'))).toBe('/account/accountCenter');
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
  { from: '/\t/evil.test' },
  { from: '/\n/evil.test' },
])('the return path is the start page if the state has no path of this site: %j', (state) => {
  expect(returnPathOf(state)).toBe('/');
});
