import { decimal } from '@bourse/decimal';
import { describe, expect, it } from 'vitest';
import type { CompletedOrder, OpenOrder } from '@bourse/contracts/spot';
import { findOutcome, type FreshOrders, type KnownOrders } from './find-outcome';
import type { OrderTicket } from './order-ticket';

const d = decimal;

const order: OrderTicket = {
  pair: '1-3',
  baseId: 1,
  quoteId: 3,
  base: 'BTC',
  quote: 'USDT',
  side: 'buy',
  mode: 'limit',
  price: d('100'),
  amount: d('2'),
};
const market: OrderTicket = { ...order, mode: 'market' };

const open = (overrides: Partial<OpenOrder> = {}): OpenOrder => ({
  id: 7,
  createdAt: 0,
  base: 'BTC',
  quote: 'USDT',
  pair: '1-3',
  side: 'buy',
  price: d('100'),
  remaining: d('2'),
  amount: d('2'),
  filled: d('0'),
  ...overrides,
});

const fill = (overrides: Partial<CompletedOrder> = {}): CompletedOrder => ({
  id: 70,
  time: 0,
  base: 'BTC',
  quote: 'USDT',
  side: 'buy',
  price: d('100'),
  amount: d('2'),
  fee: d('0'),
  feeCurrency: 'BTC',
  ...overrides,
});

const nothing: KnownOrders & FreshOrders = { open: [], fills: [] };

const sold = (price: string) => ({ open: [], fills: [fill({ side: 'sell', price: d(price) })] });

describe('the look-up of a lost order', () => {
  it.each<[string, OrderTicket, KnownOrders, FreshOrders, string, string | undefined]>([
    ['left no trace', order, nothing, nothing, 'nothing', undefined],
    ['rests', order, nothing, { open: [open()], fills: [] }, 'resting', '0'],
    [
      'rests partly filled',
      order,
      nothing,
      { open: [open({ remaining: d('1.5'), filled: d('0.5') })], fills: [fill({ amount: d('0.5') })] },
      'resting',
      '0.5',
    ],
    [
      'rests partly filled, seen only by what remains',
      order,
      nothing,
      { open: [open({ remaining: d('1.5'), amount: d('1.5') })], fills: [] },
      'resting',
      '0.5',
    ],
    ['was a market order and rests at the sent price', market, nothing, { open: [open()], fills: [] }, 'resting', '0'],
    [
      'was a market order and rests at a price of the exchange',
      market,
      nothing,
      { open: [open({ price: d('101') })], fills: [] },
      'resting',
      '0',
    ],
    [
      'was a market order and filled beside a new limit order of its amount',
      market,
      nothing,
      { open: [open({ price: d('90') })], fills: [fill({ price: d('103') })] },
      'filled',
      '2',
    ],
    ['was filled', order, nothing, { open: [], fills: [fill()] }, 'filled', '2'],
    [
      'was filled in parts, some better than its price',
      order,
      nothing,
      { open: [], fills: [fill({ id: 71, amount: d('0.5'), price: d('99') }), fill({ amount: d('1.5') })] },
      'filled',
      '2',
    ],
    [
      'went to market and met less than it wanted',
      market,
      nothing,
      { open: [], fills: [fill({ amount: d('1.2'), price: d('103') })] },
      'filled',
      '1.2',
    ],
  ])('the look-up finds an order that %s', (_, ticket, before, now, kind, filled) => {
    expect(findOutcome(ticket, before, now)).toEqual(filled === undefined ? { kind } : { kind, filled });
  });

  it.each<[string, KnownOrders, FreshOrders]>([
    ['an open order that was there before', { open: [open()], fills: [] }, { open: [open()], fills: [] }],
    [
      'an older open order that had not been loaded',
      { open: [open({ id: 1, createdAt: 900, price: d('90') })], fills: [] },
      { open: [open({ createdAt: 800 })], fills: [] },
    ],
    ['an open order of the other side', nothing, { open: [open({ side: 'sell' })], fills: [] }],
    ['an open order at another price', nothing, { open: [open({ price: d('101') })], fills: [] }],
    ['a larger open order', nothing, { open: [open({ amount: d('3') })], fills: [] }],
    ['an open order of another pair', nothing, { open: [open({ base: 'ETH' })], fills: [] }],
    ['a fill that was there before', { open: [], fills: [fill()] }, { open: [], fills: [fill()] }],
    ['a fill of the other side', nothing, { open: [], fills: [fill({ side: 'sell' })] }],
    ['a fill worse than its price', nothing, { open: [], fills: [fill({ price: d('101') })] }],
  ])('the look-up does not take %s for the lost order', (_, before, now) => {
    expect(findOutcome(order, before, now)).toEqual({ kind: 'nothing' });
  });

  it('an order that never rests is filled in part and gone', () => {
    const before = { open: [], fills: [] };
    const now = { open: [open()], fills: [fill({ amount: d('1') })] };
    expect(findOutcome({ ...order, type: 'ioc' }, before, now)).toEqual({ kind: 'filled', filled: '1' });
    expect(findOutcome({ ...order, type: 'fok' }, before, now)).toEqual({ kind: 'unsure' });
  });

  it('a resting order of another type is not the lost order', () => {
    const before = { open: [], fills: [] };
    const now = { open: [open({ type: 'post_only' })], fills: [] };
    expect(findOutcome({ ...order, type: 'stop_limit' }, before, now)).toEqual({ kind: 'nothing' });
    expect(findOutcome({ ...order, type: 'post_only' }, before, now)).toMatchObject({ kind: 'resting' });
  });

  it('fills without an id count for the lost order', () => {
    const same = fill({ id: undefined });
    expect(findOutcome(order, { open: [], fills: [same] }, { open: [], fills: [same] })).toEqual({ kind: 'nothing' });
    expect(findOutcome(order, { open: [], fills: [same] }, { open: [], fills: [same, same] })).toMatchObject({
      kind: 'filled',
    });
  });

  it.each<[string, KnownOrders, FreshOrders]>([
    ['the lists had not come before', { open: undefined, fills: [] }, nothing],
    ['the history had not come before', { open: [], fills: undefined }, nothing],
    ['an older order may be what was filled', { open: [open({ id: 1 })], fills: [] }, { open: [], fills: [fill()] }],
    ['the fills do not add up to it', nothing, { open: [], fills: [fill({ amount: d('1') })] }],
    ['the fills are more than it', nothing, { open: [], fills: [fill({ amount: d('5') })] }],
  ])('the look-up leaves the decision to the user where %s', (_, before, now) => {
    expect(findOutcome(order, before, now)).toEqual({ kind: 'unsure' });
  });

  it('a sell may have been filled at a price that is no worse for the seller', () => {
    const sale: OrderTicket = { ...order, side: 'sell' };
    expect(findOutcome(sale, nothing, sold('101'))).toMatchObject({ kind: 'filled' });
    expect(findOutcome(sale, nothing, sold('99'))).toEqual({ kind: 'nothing' });
  });
});

it('a new fill of an unknown side may be of the order: the outcome is unsure, so that it is not sent again', () => {
  const before = { open: [], fills: [] };
  expect(findOutcome(order, before, { open: [], fills: [fill({ side: undefined })] })).toEqual({ kind: 'unsure' });
});
