import { onMalformed } from '@bourse/contracts/wire';
import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { leverDeal, leverDealAll, leverMyTrade, leverSubmit, leverTradeEvent } from '@bourse/contracts/lever';
import { aPosition, aWireDeal, toWire } from './fixtures';

const readDeal = (wire: unknown) => v.parse(leverDeal.reply, wire);
const readOrders = (wire: unknown) => v.parse(leverMyTrade.reply, wire);
const readUpdate = (wire: unknown) => v.parse(leverTradeEvent.payload, wire);
it('lever/deal yields book, choices, limits and balances in standard terms', () => {
  expect(readDeal(aWireDeal())).toMatchObject({
    bids: [
      { price: '96990', amount: '1' },
      { price: '96980', amount: '2' },
    ],
    asks: [
      { price: '97000', amount: '1' },
      { price: '97010', amount: '2' },
    ],
    multiples: [2, 5, 10, 20, 50, 100],
    lotPresets: [1, 5, 10],
    minimumLots: '1',
    maximumLots: '100',
    available: '10000',
    maintenanceRate: '0.5',
  });
});

it('lever/deal reads levels as pairs and with `amount`, and sorts them best first', () => {
  const wire = {
    lever_transaction: {
      in: [
        ['9', 1],
        [10, '2'],
      ],
      out: [
        { price: 12, amount: 1 },
        { price: '11', number: 3 },
      ],
    },
  };
  const { bids, asks } = readDeal(wire);
  expect(bids.map(({ price }) => price)).toEqual(['10', '9']);
  expect(asks.map(({ price, amount }) => [price, amount])).toEqual([
    ['11', '3'],
    ['12', '1'],
  ]);
});

it('lever/deal reads options as numbers, texts or objects', () => {
  expect(readDeal({ multiple: { muit: [10, '20', { value: '50' }, 0, 'x'], share: null } })).toMatchObject({
    multiples: [10, 20, 50],
    lotPresets: [],
  });
});

it('lever/deal works without every optional field', () => {
  expect(readDeal({})).toMatchObject({
    bids: [],
    multiples: [],
    minimumLots: '1',
    maximumLots: undefined,
    available: undefined,
    maintenanceRate: undefined,
    overnightRate: undefined,
    positions: [],
  });
});

it('lever/deal treats a maximum of zero as no maximum', () => {
  expect(readDeal({ lever_share_limit: { min: 2, max: 0 } })).toMatchObject({
    minimumLots: '2',
    maximumLots: undefined,
  });
});

it.each([
  ['beside the rows', { message: { data: [], total: 12 } }],
  ['one level above', { message: { data: [] }, total: '12' }],
])('lever/my_trade reads the total %s', (_where, wire) => expect(readOrders(wire).total).toBe(12));

it('lever/my_trade counts the rows if no total is sent', () => {
  expect(readOrders({ message: { data: [toWire(aPosition())] } })).toEqual({
    orders: [aPosition()],
    total: 1,
    riskRate: undefined,
  });
});

it.each([
  ['as documented', { message: { data: [], total: 1 } }],
  ['of a page of rows', { data: [], total: 1 }],
])('lever/my_trade reads the risk rate beside a page %s', (_form, wire) => {
  const { riskRate } = readOrders({ ...wire, rate_profits_total: { hazard_rate: 85.5, profits_total: '1' } });
  expect(riskRate).toBe('85.5');
});

it('lever/my_trade marks a position of status 2 as closing', () => {
  const rows = [{ ...toWire(aPosition()), status: '2' }, toWire(aPosition({ id: 32 }))];
  expect(readOrders({ message: { data: rows } }).orders.map(({ isClosing }) => isClosing)).toEqual([true, false]);
});

it('lever/my_trade treats a stop of zero as none', () => {
  const [order] = readOrders({ message: { data: [toWire(aPosition())] } }).orders;
  expect(order).toMatchObject({ takeProfit: undefined, stopLoss: undefined });
});

it.each([
  [1, 'long'],
  ['1', 'long'],
  [2, 'short'],
  ['sell', 'short'],
])('lever/my_trade reads type %j as %s', (type, direction) => {
  const [order] = readOrders({ message: { data: [{ ...toWire(aPosition()), type }] } }).orders;
  expect(order?.direction).toBe(direction);
});

it('lever/my_trade drops a row without a price and keeps the others', () => {
  const rows = [{ ...toWire(aPosition()), price: 'x' }, toWire(aPosition({ id: 32 }))];
  expect(readOrders({ message: { data: rows } }).orders.map(({ id }) => id)).toEqual([32]);
});

it('lever/dealall reads the positions under `order`', () => {
  const wire = { order: { data: [toWire(aPosition())], total: 1 }, hazard_rate: '512.5' };
  expect(v.parse(leverDealAll.reply, wire)).toEqual({ orders: [aPosition()], total: 1, riskRate: '512.5' });
});

it('lever/submit accepts direction 1 and 2 and status 0 and 1 only', () => {
  const request = {
    legal_id: 3,
    currency_id: 1,
    multiple: '10',
    share: '2',
    type: 1,
    status: 1,
    target_price: '97000',
  };
  expect(v.safeParse(leverSubmit.request, request).success).toBe(true);
  expect(v.safeParse(leverSubmit.request, { ...request, type: 3 }).success).toBe(false);
  expect(v.safeParse(leverSubmit.request, { ...request, status: 3 }).success).toBe(false);
});

describe('the event lever_trade', () => {
  const event = {
    type: 'lever_trade',
    hazard_rate: '180.25',
    profits_all: '200',
    trades_all: JSON.stringify([toWire(aPosition())]),
    trades_entrust: '[]',
  };

  it('lever_trade reads positions and pending orders from JSON text', () => {
    expect(readUpdate(event)).toEqual({ riskRate: '180.25', profit: '200', positions: [aPosition()], entrusts: [] });
  });

  it('lever_trade ignores further lists and sums of the event', () => {
    const more = { trades_cur: event.trades_all, caution_money: '128.00000' };
    expect(readUpdate({ ...event, ...more })).toEqual(readUpdate(event));
  });

  it('lever_trade drops and reports text that does not parse, and keeps the other fields', () => {
    const listener = vi.fn<() => void>();
    const stop = onMalformed(listener);
    expect(readUpdate({ ...event, trades_all: '[{' })).toMatchObject({
      riskRate: '180.25',
      positions: undefined,
      entrusts: [],
    });
    stop();
    expect(listener).toHaveBeenCalledOnce();
  });

  it('lever_trade yields undefined for rows that are not sent', () => {
    expect(readUpdate({ hazard_rate: 90 })).toEqual({
      riskRate: '90',
      profit: undefined,
      positions: undefined,
      entrusts: undefined,
    });
  });
});
