import { loginStateOf, PATHS } from '@bourse/feature-kit';
import { expect, test } from 'vitest';
import { likelyNext } from './likely-next';

test.each([PATHS.home, PATHS.quotation])('the deal centre follows %s', (pathname) => {
  expect(likelyNext({ pathname, state: null })).toEqual([PATHS.deal]);
});

test('the login is followed by its return path and the assets', () => {
  const state = loginStateOf({ pathname: PATHS.options, search: '', hash: '' });
  expect(likelyNext({ pathname: PATHS.login, state })).toEqual([PATHS.options, PATHS.assets]);
  expect(likelyNext({ pathname: PATHS.login, state: null })).toEqual([PATHS.home, PATHS.assets]);
});

test('the registration is followed by the login', () => {
  expect(likelyNext({ pathname: PATHS.register, state: null })).toEqual([PATHS.login]);
});

test('no screen is likely after the others', () => {
  expect(likelyNext({ pathname: PATHS.deal, state: null })).toEqual([]);
});
