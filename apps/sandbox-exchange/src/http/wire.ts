import { seconds } from '@bourse/contract-server';
import { decimal, minus, times, type Decimal } from '@bourse/decimal';
import type { Exchange } from '../exchange-interface';
import type { MarketData } from '../market-data/market-data';
import type { BookLevel } from '../core/book';
import type { Fill, Order } from '../products/spot/types';
import { CNY_PER_USDT } from '../catalog/constants';

/* Converts the exchange's records to the wire format. */

/** A price level of a book. */
export function bookLevel({ price, quantity, sum }: BookLevel) {
  return { price, number: quantity, sum };
}

/** The open part of an order. */
export function remaining({ quantity, filled }: Order): Decimal {
  return minus(quantity, filled);
}

/** A public trade; `way` 2: the taker bought. */
export function publicTrade(fill: Fill) {
  return {
    id: fill.id,
    price: fill.price,
    number: fill.quantity,
    create_time: seconds(fill.at),
    way: fill.takerSide === 'buy' ? 2 : 1,
    type: fill.takerSide === 'buy' ? 'in' : 'out',
  };
}

/** The last price in USDT of one unit of a currency; `undefined` without a pair. */
export function usdtPrice(exchange: Exchange, market: MarketData, currencyId: number): Decimal | undefined {
  const usdt = exchange.currencies().find(({ code }) => code === 'USDT');
  if (!usdt) return undefined;
  if (currencyId === usdt.id) return decimal(1);
  const pair = exchange.pairOf(currencyId, usdt.id);
  return pair && market.ticker(pair.id)?.last;
}

/** Converts a value in USDT to CNY. */
export function inCny(worth: Decimal): Decimal {
  return times(worth, CNY_PER_USDT);
}
