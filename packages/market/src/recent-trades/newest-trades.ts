import { compare } from '@bourse/decimal';
import { RECENT_TRADES, type PublicTrade } from '@bourse/contracts/market';

/** The direction of a trade: the taker's side if it is sent, else the change from the previous price. */
export type TradeDirection = 'up' | 'down';

/** The newest trades first, without duplicates, at most twenty. Trades without a time keep their order. */
export function recentTrades(trades: readonly PublicTrade[]): PublicTrade[] {
  const seen = new Set<number>();
  const once = trades.filter(({ id }) => {
    if (id === undefined) return true;
    if (seen.has(id)) return false;
    seen.add(id);
    return true;
  });
  return once.toSorted((a, b) => (b.time ?? 0) - (a.time ?? 0)).slice(0, RECENT_TRADES);
}

/**
 * The key of each row of a list, newest first. Trades without an id that are equal are counted from the oldest, so that a row keeps its key
 * while newer ones are added.
 */
export function tradeKeys(trades: readonly PublicTrade[]): string[] {
  const counts = new Map<string, number>();
  return trades
    .toReversed()
    .map(({ id, time, price, amount }) => {
      if (id !== undefined) return String(id);
      const content = [time, price, amount].join(' ');
      const count = (counts.get(content) ?? 0) + 1;
      counts.set(content, count);
      return `${content} ${count}`;
    })
    .toReversed();
}

/** Direction of each trade of a list, newest first; the oldest, with nothing before it, counts as up. */
export function tradeDirections(trades: readonly Pick<PublicTrade, 'price' | 'side'>[]): TradeDirection[] {
  const directions: TradeDirection[] = [];
  let direction: TradeDirection = 'up';
  for (const [index, { price, side }] of [...trades.entries()].toReversed()) {
    const before = trades[index + 1];
    const step = before ? compare(price, before.price) : 0;
    if (side) direction = side === 'buy' ? 'up' : 'down';
    else if (step !== 0) direction = step > 0 ? 'up' : 'down';
    directions[index] = direction;
  }
  return directions;
}
