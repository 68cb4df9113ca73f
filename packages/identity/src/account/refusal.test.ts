import { expect, test } from 'vitest';
import { refusalOf } from './refusal';

test('a request that the contract refuses is never a missing response', () => {
  expect(refusalOf({ kind: 'malformed', unsent: true })).toBe('login.notSent');
  expect(refusalOf({ kind: 'malformed' })).toBe('login.noAnswer');
  expect(refusalOf({ kind: 'network' })).toBe('login.noAnswer');
});
