import { describe, expect, it } from 'vitest';
import { aDispute, anOrder, NOW } from '../testing';
import { changedOrders, ordersWithNews, runningOrders } from './running-orders';

describe('runningOrders', () => {
  it('runningOrders counts the running orders and names the newest one and the deadlines of the unpaid ones, the nearest first', () => {
    const orders = [
      anOrder({ id: 3, createdAt: NOW + 1000 }),
      anOrder({ id: 2, createdAt: NOW }),
      anOrder({ id: 1, status: 'paid', createdAt: NOW - 1000 }),
      anOrder({ id: 0, status: 'completed' }),
    ];
    expect(runningOrders(orders)).toMatchObject({
      count: 3,
      next: { id: 3 },
      deadlines: [NOW + 900_000, NOW + 901_000],
    });
  });

  it('runningOrders has no deadline if no order is unpaid', () => {
    expect(runningOrders([anOrder({ status: 'paid' })])).toMatchObject({ count: 1, deadlines: [] });
    expect(runningOrders([])).toEqual({ count: 0, next: undefined, deadlines: [] });
  });
});

describe('changedOrders', () => {
  it('changedOrders names orders with another status, and new orders', () => {
    const before = [anOrder({ id: 2 }), anOrder({ id: 1 })];
    const now = [anOrder({ id: 3 }), anOrder({ id: 2, status: 'paid' }), anOrder({ id: 1 })];
    expect(changedOrders(before, now).map(({ id }) => id)).toEqual([3, 2]);
  });

  it('changedOrders names the first order of a user who had none', () => {
    expect(changedOrders([], [anOrder({ id: 1 })]).map(({ id }) => id)).toEqual([1]);
  });

  it('changedOrders names nothing for the first list, and no older order that moved up', () => {
    expect(changedOrders(undefined, [anOrder()])).toEqual([]);
    expect(changedOrders([anOrder({ id: 5 })], [anOrder({ id: 5 }), anOrder({ id: 4 })])).toEqual([]);
  });
});

const dispute = aDispute();

it('changedOrders names an order whose dispute was opened or answered', () => {
  const open = anOrder({ status: 'paid', dispute });
  expect(changedOrders([anOrder({ status: 'paid' })], [open])).toEqual([open]);
  expect(changedOrders([open], [open])).toEqual([]);
  expect(changedOrders([open], [anOrder({ status: 'paid', dispute: { ...dispute, state: 'answered' } })])).toHaveLength(
    1,
  );
});

it('ordersWithNews names orders with more unread messages than before, and nothing for the first list', () => {
  const before = [anOrder({ id: 1, unread: 1 }), anOrder({ id: 2, unread: 2 }), anOrder({ id: 3 })];
  const now = [anOrder({ id: 1, unread: 2 }), anOrder({ id: 2, unread: 0 }), anOrder({ id: 3 })];
  expect(ordersWithNews(before, now).map(({ id }) => id)).toEqual([1]);
  expect(ordersWithNews(undefined, now)).toEqual([]);
});
