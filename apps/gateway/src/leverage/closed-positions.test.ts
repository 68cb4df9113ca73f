import { decimal } from '@bourse/decimal';
import { describe, expect, it } from 'vitest';
import type { JournalEntry } from '../journal';
import type { VenueFill, VenuePosition } from '../venue/types';
import { Ids } from '../market/ids';
import { closedPositions } from './closed-positions';
import { journalOrders } from './journal-orders';

const SYMBOL = 'BTC/USDT:USDT';

/** Fills of one contract, a second each: order, side, amount, price. */
const fillsOf = (...rows: readonly (readonly [string, 'buy' | 'sell', string, string])[]): VenueFill[] =>
  rows.map(([orderId, side, amount, price], index) => ({
    id: `f${index}`,
    orderId,
    symbol: SYMBOL,
    side,
    amount: decimal(amount),
    price: decimal(price),
    fee: undefined,
    at: index * 1000,
  }));

const positionOf = (direction: 'long' | 'short', amount: string): VenuePosition => ({
  symbol: SYMBOL,
  direction,
  amount: decimal(amount),
  entryPrice: decimal('100'),
  markPrice: undefined,
  margin: undefined,
  multiple: undefined,
  liquidationPrice: undefined,
  profit: undefined,
  marginRatio: undefined,
  at: 0,
});

describe('fills and closed positions', () => {
  it('each closing order becomes one row with the average entry and its result', () => {
    const fills = fillsOf(
      ['a', 'buy', '1', '100'],
      ['b', 'buy', '1', '110'],
      ['c', 'sell', '0.5', '120'],
      ['c', 'sell', '0.5', '122'],
      ['d', 'sell', '1', '95'],
    );
    expect(closedPositions(fills.toReversed(), [])).toMatchObject([
      { closingOrder: 'd', direction: 'long', amount: '1', entryPrice: '105', closePrice: '95', profit: '-10' },
      { closingOrder: 'c', amount: '1', entryPrice: '105', closePrice: '121', profit: '16', openingOrder: 'b' },
    ]);
  });

  it('an order that turns the position closes it and opens the other direction at its price', () => {
    const fills = fillsOf(['a', 'sell', '1', '100'], ['b', 'buy', '3', '90'], ['c', 'sell', '2', '99']);
    expect(closedPositions(fills, [])).toMatchObject([
      { direction: 'long', amount: '2', entryPrice: '90', profit: '18', openedAt: 1000, closedAt: 2000 },
      { direction: 'short', amount: '1', entryPrice: '100', profit: '10', openedAt: 0, closedAt: 1000 },
    ]);
  });

  it('the result of a position that is older than the list is unknown until it is flat', () => {
    // 3 were open before: 3 + 1 − 2 − 2 = 0, then 1 is opened and half of it is left.
    const fills = fillsOf(
      ['a', 'buy', '1', '100'],
      ['b', 'sell', '2', '100'],
      ['c', 'sell', '2', '100'],
      ['d', 'buy', '1', '100'],
      ['e', 'sell', '0.5', '104'],
    );
    expect(closedPositions(fills, [positionOf('long', '0.5')])).toMatchObject([{ closingOrder: 'e', profit: '2' }]);
  });

  it('the profit of all closings equals the money that moved, whatever the order of the fills', () => {
    const fills = fillsOf(
      ['a', 'buy', '2', '100'],
      ['b', 'sell', '3', '104'],
      ['c', 'sell', '1', '108'],
      ['d', 'buy', '2', '97'],
    );
    const moved = fills.reduce(
      (sum, { side, amount, price }) => sum + (side === 'sell' ? 1 : -1) * Number(amount) * Number(price),
      0,
    );
    const profits = closedPositions(fills, []).map(({ profit }) => Number(profit));
    expect(profits.reduce((sum, profit) => sum + profit, 0)).toBe(moved);
  });
});

it('row numbers ascend with time above those without one, and are the same after a restart', () => {
  const [ids, later] = [new Ids(), new Ids()];
  const at = Date.UTC(2026, 0, 1);
  const numbers = [
    ids.of('a'),
    ids.ofTime('b', 0),
    ids.ofTime('c', at),
    ids.ofTime('d', at + 1),
    ids.ofTime('e', at * 10),
  ];
  expect(numbers.slice(1).toSorted((one, other) => one - other)).toEqual(numbers.slice(1));
  expect(numbers.every((id) => Number.isSafeInteger(id) && id > 0)).toBe(true);
  expect(Math.max(...numbers.slice(0, 2))).toBeLessThan(numbers[2] ?? 0);
  expect(later.ofTime('c', at)).toBe(ids.ofTime('c', at));
});

it('the journal finds an order by the id of the venue, with its stop and the time of its cancellation', () => {
  const place = {
    is: 'place',
    at: 1,
    symbol: SYMBOL,
    side: 'buy',
    type: 'limit',
    amount: '1',
    price: '90',
    multiple: '5',
    notional: '90',
  } as const;
  const stop = { kind: 'stopLoss', price: '80' } as const;
  const entries: JournalEntry[] = [
    { ...place, clientId: 'c1' },
    { is: 'placed', at: 2, clientId: 'c1', orderId: 'o1', found: false },
    { ...place, clientId: 'c2', side: 'sell', type: 'market', reduces: true, stop },
    { is: 'placed', at: 3, clientId: 'c2', orderId: 'o2', found: false },
    { ...place, clientId: 'c3' },
    { is: 'refused', at: 4, clientId: 'c3', reason: 'other', message: '' },
    { is: 'cancel answered', at: 5, orderId: 'o1', outcome: 'cancelled' },
    { is: 'cancel answered', at: 6, orderId: 'o2', outcome: 'refused' },
  ];
  const orders = journalOrders(entries);
  expect([...orders.keys()]).toEqual(['o1', 'o2']);
  expect(orders.get('o1')).toMatchObject({ multiple: '5', cancelledAt: 5, order: { price: '90', at: 1 } });
  expect(orders.get('o2')).toMatchObject({ stopKind: 'stopLoss', cancelledAt: undefined, order: { reduces: true } });
});
