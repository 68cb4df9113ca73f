import { expect, test } from 'vitest';
import { prefilledFrom } from './use-register-form';

const query = (text: string) => new URLSearchParams(text);

test('an address with an email address chooses the email channel', () => {
  expect(prefilledFrom(query('email=ben@example.org&extension_code=FRIEND'))).toEqual({
    channel: 'email',
    email: 'ben@example.org',
    inviteCode: 'FRIEND',
  });
});

test('an address without values prefills nothing', () => {
  expect(prefilledFrom(query(''))).toEqual({});
});

test('values are cut to the maximum lengths of the fields', () => {
  const { email, inviteCode } = prefilledFrom(query(`email=${'a'.repeat(200)}&extension_code=${'B'.repeat(50)}`));
  expect([email?.length, inviteCode?.length]).toEqual([120, 32]);
});
