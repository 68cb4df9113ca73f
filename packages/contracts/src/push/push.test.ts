import * as v from 'valibot';
import { expect, it } from 'vitest';
import { pushCapability, readPushMessage } from '.';

it('the capability is the key and the kinds that the client knows; a back end without it has none', () => {
  expect(v.parse(pushCapability, {})).toBeUndefined();
  expect(v.parse(pushCapability, { push: { public_key: 'BAk', kinds: ['c2c', 'weather'] } })).toEqual({
    publicKey: 'BAk',
    kinds: ['c2c'],
  });
});

it('a message has a known notice, and an id or none', () => {
  expect(readPushMessage({ notice: 'deposit', id: 7, amount: '5' })).toEqual({ notice: 'deposit', id: 7 });
  expect(readPushMessage({ notice: 'login' })).toEqual({ notice: 'login', id: undefined });
  expect(readPushMessage({ notice: 'deposit', id: '7&x=1' })).toEqual({ notice: 'deposit', id: undefined });
});

it.each([null, 'deposit', {}, { notice: 'toString' }, { notice: 7 }])('a message %j is none', (sent) => {
  expect(readPushMessage(sent)).toBeUndefined();
});
