import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { accountOf, accountProblem, channelOf } from './rules';

test.each([
  ['13800138000', 'mobile'],
  ['ana@example.org', 'email'],
  ['12800138000', undefined],
  ['1380013800', undefined],
  ['ana@example', undefined],
])('%s is reached by %s', (account, channel) => {
  expect(channelOf(account)).toBe(channel);
});

test.each([
  ['', 'lay.inaccount'],
  ['  ', 'lay.inaccount'],
  ['ana', 'forgot.accountPattern'],
  [' ana@example.org ', undefined],
  ['１３８００１３８０００', undefined],
])('%j has the problem %s', (typed, problem) => {
  expect(accountProblem(typed)).toBe(problem);
});

test('a phone number is accepted with any surrounding spaces', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^1[3-8]\d{9}$/), fc.stringMatching(/^ {0,3}$/), (phone, space) => {
      expect(accountProblem(space + phone + space)).toBeUndefined();
      expect(accountOf(space + phone + space)).toBe(phone);
    }),
  );
});
