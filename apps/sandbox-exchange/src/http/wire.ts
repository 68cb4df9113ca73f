import { decimal, times, type Decimal } from '@bourse/decimal';
import type { Exchange } from '../exchange-interface';
import type { MarketData } from '../market-data/market-data';
import type { BookLevel } from '../core/book';
import { CNY_PER_USDT, USDT } from '../catalog/constants';

/* Converts the exchange's records to the wire format. */

/** A price level of a book. */
export function bookLevel({ price, quantity, sum }: BookLevel) {
  return { price, number: quantity, sum };
}

/** The last price in USDT of one unit of a currency; `undefined` without a pair. */
export function usdtPrice(exchange: Exchange, market: MarketData, currencyId: number): Decimal | undefined {
  const usdt = exchange.currencies().find(({ code }) => code === USDT);
  if (!usdt) return undefined;
  if (currencyId === usdt.id) return decimal(1);
  const pair = exchange.pairOf(currencyId, usdt.id);
  return pair && market.ticker(pair.id)?.last;
}

/** Converts a value in USDT to CNY. */
export function inCny(worth: Decimal): Decimal {
  return times(worth, CNY_PER_USDT);
}
