import { decimal } from '@bourse/decimal';
import { describe, expect, it } from 'vitest';
import { anOpenOrder, aTicket } from '../testing/fixtures';
import type { OrderTicket } from '../rules/order-ticket';
import { moveDifference, orderDifference, setDifference } from './order-difference';

const d = decimal;
const ticket = aTicket({ amount: d('0.5'), price: d('97000') });
const row = (overrides: Partial<ReturnType<typeof anOpenOrder>>) =>
  anOpenOrder({ id: 2001, price: d('97000'), amount: d('0.5'), remaining: d('0.5'), ...overrides });
const nothing = { open: [], fills: [] };
const now = (...open: ReturnType<typeof anOpenOrder>[]) => ({ open, fills: [] });

describe('an order', () => {
  it('an order is compared by its amount and its price', () => {
    expect(orderDifference(ticket, nothing, now(row({})))).toBeUndefined();
    expect(orderDifference(ticket, nothing, now(row({ amount: d('2'), remaining: d('2') })))).toEqual({
      confirmed: '0.5',
      created: '2',
      unit: ticket.base,
    });
    expect(orderDifference(ticket, nothing, now(row({ price: d('98000') })))).toEqual({
      confirmed: '97000',
      created: '98000',
      unit: ticket.quote,
    });
  });

  it('an order is not compared with another one that was placed meanwhile', () => {
    const other = row({ price: d('98000'), amount: d('7'), remaining: d('7') });
    expect(orderDifference(ticket, nothing, now(other))).toBeUndefined();
  });

  it('a market order has no price to compare', () => {
    const market = { ...ticket, mode: 'market' as const };
    expect(orderDifference(market, nothing, now(row({ price: d('98000') })))).toBeUndefined();
  });
});

describe('a moved order', () => {
  const move = { id: 7, from: d('96000'), order: ticket };

  it('a moved order is compared by amount and price where it moves in one step', () => {
    const amend = { ...move, whole: d('0.8') };
    const moved = row({ id: 7, amount: d('0.8') });
    expect(moveDifference(amend, nothing, now(moved))).toBeUndefined();
    expect(moveDifference(amend, nothing, now({ ...moved, amount: d('9') }))).toMatchObject({ created: '9' });
    expect(moveDifference(amend, nothing, now({ ...moved, price: d('1') }))).toMatchObject({ created: '1' });
    expect(moveDifference(amend, nothing, now())).toBeUndefined();
  });

  it('a moved order may be smaller after trades in between, and is never larger', () => {
    expect(moveDifference(move, nothing, now(row({ amount: d('0.3') })))).toBeUndefined();
    expect(moveDifference(move, nothing, now(row({ amount: d('0.6') })))).toMatchObject({ created: '0.6' });
    expect(moveDifference(move, nothing, now(row({ price: d('95000') })))).toMatchObject({ created: '95000' });
  });
});

const item = (price: string, amount: string) => {
  const order: OrderTicket = { ...ticket, price: d(price), amount: d(amount) };
  return { ticket: order, before: nothing };
};

describe('a set of orders', () => {
  const items = [item('97000', '0.5'), item('96000', '0.5'), item('95000', '0.5')];

  it('a set of orders is compared order by order, and the differences are added up', () => {
    const placed = [row({ id: 1 }), row({ id: 2, price: d('96000') }), row({ id: 3, price: d('95000') })];
    expect(setDifference(items, now(...placed))).toBeUndefined();
    const others = placed.map((one, at) => (at === 0 ? one : { ...one, amount: d('5'), remaining: d('5') }));
    expect(setDifference(items, now(...others))).toEqual({ confirmed: '1', created: '10', unit: ticket.base });
  });
});
