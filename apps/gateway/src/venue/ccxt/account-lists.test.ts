import { expect, it } from 'vitest';
import { accountLists } from './account-lists';
import type { Ask } from './ccxt-contracts';
import { fillsOf, ordersOf } from './convert-account';
import { UnsentError } from './failure';
import { VenueError } from '../venue';

const SYMBOLS = ['A/B', 'C/B'];
const rowOf = (symbol: string) => ({
  id: symbol,
  symbol,
  side: 'buy',
  price: '2',
  amount: '3',
  timestamp: symbol.charCodeAt(0),
});

const busy: Ask = () => Promise.reject(new VenueError('busy', { outcome: 'refused', reason: 'rate_limit' }));

/** Asks a venue that lists the rows of one pair only. */
function venueByPair() {
  const asked: string[] = [];
  const ask: Ask = async (convert, method, symbol) => {
    asked.push(`${method} ${String(symbol)}`);
    if (typeof symbol !== 'string') {
      throw new UnsentError('requires a symbol argument', { outcome: 'refused', reason: 'order_invalid' });
    }
    return convert([rowOf(symbol)]);
  };
  return { ask, asked };
}

it('a list that needs a pair is read by pair, newest first, and the need is found once', async () => {
  const list = accountLists();
  const { ask, asked } = venueByPair();
  for (let time = 0; time < 2; time += 1) {
    const orders = await list(ask, ordersOf, 'fetchOpenOrders', SYMBOLS);
    expect(orders.map(({ symbol }) => symbol)).toEqual(['C/B', 'A/B']);
  }
  const each = SYMBOLS.map((symbol) => `fetchOpenOrders ${symbol}`);
  expect(asked).toEqual(['fetchOpenOrders undefined', ...each, ...each]);
});

it('each list of a venue has its own need', async () => {
  const list = accountLists();
  const { ask, asked } = venueByPair();
  await list(ask, ordersOf, 'fetchOpenOrders', SYMBOLS);
  await list(ask, fillsOf, 'fetchMyTrades', SYMBOLS);
  expect(asked.filter((call) => call.endsWith('undefined'))).toHaveLength(2);
});

it('a list of all pairs is one request', async () => {
  const asked: unknown[] = [];
  const ask: Ask = async (convert, _method, symbol) => {
    asked.push(symbol);
    return convert(SYMBOLS.map(rowOf));
  };
  expect(await accountLists()(ask, ordersOf, 'fetchOpenOrders', SYMBOLS)).toHaveLength(2);
  expect(asked).toEqual([undefined]);
});

it('a list that the venue refuses is not asked for again by pair', async () => {
  await expect(accountLists()(busy, ordersOf, 'fetchOpenOrders', SYMBOLS)).rejects.toThrow('busy');
});
