import { login } from '../contract';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { ACCOUNT_MAX, checkLogin, loginRequest, PASSWORD_MAX } from './rules';

describe('an account is required', () => {
  test.each(['', '   '])('%j is none', (account) => {
    expect(checkLogin({ account, password: 'secret' })).toEqual({ account: 'lay.inaccount' });
  });
});

describe('a password has at least 6 characters', () => {
  test('5 are too few', () => {
    expect(checkLogin({ account: 'demo', password: '12345' })).toEqual({ password: 'lay.pwdliu' });
  });

  test('6 are enough', () => {
    expect(checkLogin({ account: 'demo', password: '123456' })).toEqual({});
  });

  test('spaces count: they may be part of a password', () => {
    expect(checkLogin({ account: 'demo', password: '      ' })).toEqual({});
  });
});

test('both problems are said at once', () => {
  expect(checkLogin({ account: '', password: '' })).toEqual({ account: 'lay.inaccount', password: 'login.psw6' });
});

test('the request fits the contract at the limits of both fields', () => {
  const request = loginRequest({ account: ` ${'a'.repeat(ACCOUNT_MAX)} `, password: 'p'.repeat(PASSWORD_MAX) });
  expect(v.is(login.request, request)).toBe(true);
  expect(request).toMatchObject({ user_string: 'a'.repeat(ACCOUNT_MAX), type: 1 });
});
