import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { accountOf as registeredAccount, EMPTY, registerSchema, type RegisterValues } from './register-rules';
import { accountOf, accountProblem, channelOf, codeRecipient } from './forgot-password-rules';
import * as v from 'valibot';

test.each([
  ['13800138000', 'mobile'],
  ['ana@example.org', 'email'],
  ['19912345678', 'mobile'],
  ['+447911123456', 'mobile'],
  ['447911123456', undefined],
  ['+44', undefined],
  ['1380013800', undefined],
  ['ana@example', undefined],
])('the account %s is reached by %s', (account, channel) => {
  expect(channelOf(account)).toBe(channel);
});

test.each([
  ['', 'lay.inaccount'],
  ['  ', 'lay.inaccount'],
  ['ana', 'forgot.accountPattern'],
  [' ana@example.org ', undefined],
  ['１３８００１３８０００', undefined],
])('the account %j has the problem %s', (typed, problem) => {
  expect(accountProblem(typed)).toBe(problem);
});

test('a phone number is accepted with any surrounding spaces', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^1\d{10}$/), fc.stringMatching(/^ {0,3}$/), (phone, space) => {
      expect(accountProblem(space + phone + space)).toBeUndefined();
      expect(accountOf(space + phone + space)).toBe(phone);
    }),
  );
});

test.each([
  ['+86 138 0013 8000', '13800138000'],
  ['＋44 (79) 1112-3456', '+447911123456'],
  [' ana@example.org ', 'ana@example.org'],
])('the account %j is sent as %j', (typed, sent) => {
  expect(accountOf(typed)).toBe(sent);
});

const PASSED = { code: '123456', password: 'secret1', repeat: 'secret1', inviteCode: 'BOURSE', agreed: true };

test.each<Partial<RegisterValues>>([
  { channel: 'mobile', country: 'CN+86', phone: '19912345678' },
  { channel: 'mobile', country: 'GB+44', phone: '7911 123456' },
  { channel: 'mobile', country: 'SG+65', phone: '81234567' },
  { channel: 'email', email: 'ana@example.org' },
])('a registered account can get a new password: %j', async (account) => {
  const values = { ...EMPTY, ...PASSED, ...account };
  expect(v.is(registerSchema, values)).toBe(true);
  const name = registeredAccount(values);
  expect(accountProblem(name)).toBeUndefined();
  const recipient = await codeRecipient(accountOf(name));
  expect(recipient?.channel).toBe(values.channel);
  expect(recipient && registeredAccount(recipient)).toBe(name);
});

test('a number without a country has no recipient', async () => {
  expect(await codeRecipient('+9991234567')).toBeUndefined();
});
