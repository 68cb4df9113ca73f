import { expect, it } from 'vitest';
import { asFailure, isUnknownOutcome, type ApiFailure } from './failure';

it('any error as a failure keeps a failure unchanged', () => {
  const failure: ApiFailure = { kind: 'rejected', text: '余额不足' };
  expect(asFailure(failure)).toBe(failure);
});

it.each([{ name: 'AbortError', message: 'Aborted' }, { name: 'ConditionError' }])(
  "any error as a failure reads RTK Query's abort error as aborted: %j",
  (error) => expect(asFailure(error)).toEqual({ kind: 'aborted' }),
);

it.each([undefined, null, 'text', new TypeError('x is not a function'), { kind: 'toString' }, { kind: 7 }])(
  'any error as a failure reads any other error as malformed: %s',
  (error) => expect(asFailure(error)).toEqual({ kind: 'malformed' }),
);

it.each<ApiFailure>([
  { kind: 'network' },
  { kind: 'timeout' },
  { kind: 'aborted' },
  { kind: 'malformed' },
  { kind: 'http', status: 502 },
])('the outcome of a write that failed is unknown after %j', (failure) => expect(isUnknownOutcome(failure)).toBe(true));

it.each<ApiFailure>([
  { kind: 'rejected', text: '' },
  { kind: 'expired', text: '', mustLogIn: true },
  { kind: 'payeeMissing', text: '' },
  { kind: 'unverified', text: '' },
  { kind: 'locked', until: '', text: '' },
  { kind: 'malformed', unsent: true },
  { kind: 'http', status: 404 },
])('the outcome of a write that failed is known after %j: nothing was done', (failure) =>
  expect(isUnknownOutcome(failure)).toBe(false),
);
