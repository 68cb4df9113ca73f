import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { register } from '@bourse/contracts/identity';
import { aRegisterForm } from '../testing/register-form';
import {
  accountOf,
  checkRegister as check,
  CODE_MAX,
  INVITE_CODE_MAX,
  recipientOf,
  registerRequest,
  type RegisterValues,
} from './register-rules';

const phone = (number: string, areaCode = '86') =>
  aRegisterForm({ channel: 'mobile', phone: number, country: `XX+${areaCode}` });

/** The found problems alone. */
const checkRegister = (values: RegisterValues) =>
  Object.fromEntries(Object.entries(check(values)).filter(([, problem]) => problem !== undefined));

test.each([
  ['0 7400 123456', '44', '+4407400123456'],
  ['138 0013 8000', '86', '13800138000'],
])('the account of %s in the country +%s is %s', (number, areaCode, account) => {
  expect(accountOf(phone(number, areaCode))).toBe(account);
});

test('a form that keeps every rule has no problem', () => {
  expect(checkRegister(aRegisterForm())).toEqual({});
  expect(checkRegister(phone('13800138000'))).toEqual({});
});

describe('the account of the register form', () => {
  test.each(['', '  '])('the email address %j is no account', (email) => {
    expect(checkRegister(aRegisterForm({ email }))).toEqual({ email: 'lay.inaccount' });
  });

  test('an empty phone number is no account, with any email address', () => {
    expect(checkRegister(phone(' '))).toEqual({ phone: 'lay.inaccount' });
  });
});

test.each(['ana', 'ana@example', '@example.org', 'a na@example.org'])(
  'the email address %s does not have the right form',
  (email) => {
    expect(checkRegister(aRegisterForm({ email }))).toEqual({ email: 'register.emailnum' });
  },
);

test.each(['23800138000', '1380013800', '138001380000', '1380013800a'])(
  'a phone number of China has eleven digits and begins with 1, which %s does not',
  (number) => {
    expect(checkRegister(phone(number))).toEqual({ phone: 'register.phonenum' });
  },
);

test('a phone number may be written in groups', () => {
  expect(checkRegister(phone('138 0013-8000'))).toEqual({});
  expect(recipientOf(phone(' (138) 0013-8000 '))).toBe('13800138000');
});

test('a phone number of another country has 6 to 14 digits', () => {
  expect(checkRegister(phone('612345678', '34'))).toEqual({});
  for (const number of ['12345', '123456789012345', '61234567x']) {
    expect(checkRegister(phone(number, '34'))).toEqual({ phone: 'register.phonenum' });
  }
});

describe('the password of the register form', () => {
  test.each([
    ['', 'lay.inpwd'],
    ['abc12', 'register.pwdlength'],
    ['abcdefgh123456789', 'register.pwdlength'],
    ['secret 1', 'register.pwdchars'],
    ['пароль1', 'register.pwdchars'],
  ])('the password %j has the problem %s', (password, problem) => {
    expect(checkRegister(aRegisterForm({ password, repeat: password }))['password']).toBe(problem);
  });

  test.each(['abc123', 'abcdefgh12345678', '123456'])('the password %s keeps the rules', (password) => {
    expect(checkRegister(aRegisterForm({ password, repeat: password }))).toEqual({});
  });

  test('the repeated password is required and must be the same', () => {
    expect(checkRegister(aRegisterForm({ repeat: '' }))).toEqual({ repeat: 'lay.repwd' });
    expect(checkRegister(aRegisterForm({ repeat: 'secret2' }))).toEqual({ repeat: 'lay.twopwd' });
  });
});

test('verification code and invite code are required', () => {
  expect(checkRegister(aRegisterForm({ code: ' ', inviteCode: ' ' }))).toEqual({
    code: 'register.incode',
    inviteCode: 'register.ininvite',
  });
});

test('the agreement must be accepted', () => {
  expect(checkRegister(aRegisterForm({ agreed: false }))).toEqual({ agreed: 'register.agreefirst' });
});

test('the register request has the account as an email address, without spaces around it', () => {
  expect(
    registerRequest(aRegisterForm({ email: ' ana@example.org ', code: ' 123456 ', inviteCode: ' BOURSE ' })),
  ).toEqual({
    type: 'email',
    user_string: 'ana@example.org',
    code: '123456',
    password: 'secret1',
    re_password: 'secret1',
    extension_code: 'BOURSE',
    country_code: '',
  });
});

test('the register request has the account as a phone number, with the area code of its country', () => {
  const request = registerRequest(phone('612 345 678', '34'));
  expect(request).toMatchObject({ type: 'mobile', user_string: '612345678', country_code: '34' });
});

test('the register request fits the contract at the limits of the fields', () => {
  const [code, inviteCode] = ['1'.repeat(CODE_MAX), 'A'.repeat(INVITE_CODE_MAX)];
  expect(v.is(register.request, registerRequest(aRegisterForm({ code, inviteCode })))).toBe(true);
});
