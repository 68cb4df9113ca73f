import { expect, it } from 'vitest';
import { anOrder } from '../testing/fixtures';
import { counterpartyOf, isPublisherOf } from './own-order';

const order = (of: { isPublisher?: boolean; publisherId?: number; takerId?: number }) =>
  anOrder({ isPublisher: undefined, publisherId: undefined, takerId: undefined, ...of });

it.each([
  ['the exchange says so', order({ isPublisher: true, takerId: 7 }), true],
  ['the ad is of the user', order({ publisherId: 7, takerId: 8 }), true],
  ['the user is the taker', order({ publisherId: 8, takerId: 7 }), false],
  ['another user is the taker', order({ takerId: 8 }), true],
  ['neither id is the user', order({ publisherId: 31, takerId: 8 }), undefined],
  ['nothing is sent', order({}), undefined],
])('the role of a user follows from what is sent: %s', (_case, given, expected) => {
  expect(isPublisherOf(given, 7)).toBe(expected);
});

it('the counterparty of a publisher is the taker, that of a taker the publisher', () => {
  const names = anOrder({ isPublisher: undefined, counterpartyName: 'Lin', takerName: 'Ana' });
  expect(counterpartyOf(names, true)).toBe('Ana');
  expect(counterpartyOf(names, false)).toBe('Lin');
});

it("a publisher's counterparty is unknown where the name of the taker and `is_owner` are missing", () => {
  const names = anOrder({ isPublisher: undefined, counterpartyName: 'Lin', takerName: '' });
  expect(counterpartyOf(names, true)).toBe('');
  expect(counterpartyOf(names, false)).toBe('Lin');
  expect(counterpartyOf({ ...names, isPublisher: true }, true)).toBe('Lin');
});
