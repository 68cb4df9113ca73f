import { decimal } from '@bourse/decimal';
import { expect, it } from 'vitest';
import { anOpenOrder, aTicket } from '../testing/fixtures';
import { MOST_EVENTS, orderedEvent, placedEvent, withEvent } from './order-events';

const at = (time: number, kind: 'cancelled' | 'filled' | 'edited' = 'cancelled', id = 1) => ({
  ...orderedEvent(kind, anOpenOrder({ id })),
  at: time,
});

it('the entries of a user are newest first, and those of others stay', () => {
  const both = withEvent(withEvent({ 8: [at(1)] }, 7, at(2)), 7, at(3, 'cancelled', 2));
  expect(both[7]?.map(({ at: time }) => time)).toEqual([3, 2]);
  expect(both[8]).toHaveLength(1);
});

it('the end of an order is recorded once, an edit each time', () => {
  const ended = withEvent(withEvent({}, 7, at(1)), 7, at(2));
  expect(ended[7]).toHaveLength(1);
  expect(withEvent(withEvent({}, 7, at(1, 'edited')), 7, at(2, 'edited'))[7]).toHaveLength(2);
});

it('the oldest entries are dropped above the limit', () => {
  let all = {};
  for (let time = 0; time <= MOST_EVENTS; time += 1) all = withEvent(all, 7, at(time, 'cancelled', time));
  expect(Object.values(all)[0]).toHaveLength(MOST_EVENTS);
});

it('the entry of an open order without a type is that of a limit order', () => {
  expect(orderedEvent('cancelled', anOpenOrder())).toMatchObject({ kind: 'cancelled', type: 'limit' });
});

it('the entry of a market order has no price', () => {
  expect(placedEvent(aTicket({ mode: 'market' }))).toEqual(
    expect.not.objectContaining({ price: expect.anything() as unknown }),
  );
  expect(placedEvent(aTicket({ price: decimal('97000') }))).toMatchObject({ price: '97000', type: 'limit' });
});
