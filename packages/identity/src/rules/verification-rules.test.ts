import * as fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { submitIdentity } from '@bourse/contracts/identity';
import { checkVerification, EMPTY, identityRequest } from './verification-rules';

const complete = { name: 'Ana Pérez', cardId: 'X1234567L', front: '/a.jpg', reverse: '/b.jpg', hand: '/c.jpg' };

const found = (values: typeof complete) =>
  Object.fromEntries(Object.entries(checkVerification(values)).filter(([, problem]) => problem !== undefined));

test('the verification requires every field', () => {
  expect(found(EMPTY)).toEqual({
    name: 'verify.nameRequired',
    cardId: 'verify.cardRequired',
    front: 'verify.photoRequired',
    reverse: 'verify.photoRequired',
    hand: 'verify.photoRequired',
  });
  expect(found(complete)).toEqual({});
});

test('a name with a digit anywhere is refused', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Za-z ]{0,10}$/), fc.constantFrom('0', '7', '９', '٣'), (text, digit) => {
      expect(found({ ...complete, name: `A${text}${digit}${text}` })).toEqual({ name: 'verify.nameDigits' });
    }),
  );
});

test('a number with a Chinese character is refused', () => {
  expect(found({ ...complete, cardId: '证1234' })).toEqual({ cardId: 'verify.cardChinese' });
});

test('the verification request fits the contract, with spaces and full-width characters converted to plain ones', () => {
  const request = identityRequest({ ...complete, cardId: ' Ｘ123 4567 ' });
  expect(request.card_id).toBe('X1234567');
  expect(v.is(submitIdentity.request, request)).toBe(true);
});
