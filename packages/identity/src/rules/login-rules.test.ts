import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { login } from '@bourse/contracts/identity';
import { ACCOUNT_MAX, loginRequest, loginSchema, PASSWORD_MAX } from './login-rules';

function problemsOf(values: v.InferInput<typeof loginSchema>) {
  const { issues } = v.safeParse(loginSchema, values, { abortPipeEarly: true });
  return issues ? v.flatten<typeof loginSchema>(issues).nested : {};
}

test.each(['', '   '])('the text %j is no account', (account) => {
  expect(problemsOf({ account, password: 'secret' })).toEqual({ account: ['lay.inaccount'] });
});

describe('the password of the login form', () => {
  test('a password of 5 characters is too short', () => {
    expect(problemsOf({ account: 'demo', password: '12345' })).toEqual({ password: ['lay.pwdliu'] });
  });

  test('a password of 6 characters is long enough', () => {
    expect(problemsOf({ account: 'demo', password: '123456' })).toEqual({});
  });

  test('spaces count as characters of a password', () => {
    expect(problemsOf({ account: 'demo', password: '      ' })).toEqual({});
  });
});

test('the login form finds the problems of the account and of the password at once', () => {
  expect(problemsOf({ account: '', password: '' })).toEqual({ account: ['lay.inaccount'], password: ['login.psw6'] });
});

test('the login request fits the contract at the limits of both fields', () => {
  const values = { account: ` ${'a'.repeat(ACCOUNT_MAX)} `, password: 'p'.repeat(PASSWORD_MAX) };
  const request = loginRequest(v.parse(loginSchema, values));
  expect(v.is(login.request, request)).toBe(true);
  expect(request).toMatchObject({ user_string: 'a'.repeat(ACCOUNT_MAX), type: 1 });
});
