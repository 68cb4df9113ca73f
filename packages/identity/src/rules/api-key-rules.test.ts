import * as v from 'valibot';
import { expect, test } from 'vitest';
import { apiKeyRequest, apiKeySchema } from './api-key-rules';

const values = { name: 'Bot', password: 'secret1', trades: false, addresses: '', days: '90' };
const isAccepted = (addresses: string) => v.is(apiKeySchema, { ...values, addresses });

test.each(['', '203.0.113.7', '203.0.113.0/24, 2001:db8::/32', '::1'])('the addresses %j are accepted', (text) =>
  expect(isAccepted(text)).toBe(true),
);

test.each(['bourse.example', '12', '203.0.113.7/', 'a', Array(11).fill('::1').join(',')])(
  'the addresses %j are refused',
  (text) => expect(isAccepted(text)).toBe(false),
);

test('a request has the permissions and addresses with commas, and the days as a number', () => {
  expect(apiKeyRequest({ ...values, trades: true, addresses: ' ::1 ;203.0.113.7,' })).toEqual({
    name: 'Bot',
    password: 'secret1',
    permissions: 'read,trade',
    addresses: '::1,203.0.113.7',
    days: 90,
  });
});
