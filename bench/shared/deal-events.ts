import type { barEvent, bookEvent, tickerEvent } from '@bourse/contracts/market';
import type { WirePayloadOf } from '@bourse/contracts/events';
import type { Level } from './book-stream.ts';
import { frame } from './engine-socket.ts';
import type { Depth } from './level-book.ts';

/** BTC/USDT in the sandbox exchange. */
const PAIR = { currency_id: 1, legal_id: 3 };
const SYMBOL = 'BTC/USDT';

/** A side as the exchange writes it: JSON text, with the sums. */
function writeSide(levels: readonly Level[]): string {
  let sum = 0;
  return JSON.stringify(
    levels.map(([price, number]) => {
      sum += Number(number);
      return { price, number, sum: sum.toFixed(4) };
    }),
  );
}

/** `transaction`: the whole book. */
export function bookFrame({ bids, asks }: Depth, last: string): string {
  const payload: WirePayloadOf<typeof bookEvent> = {
    ...PAIR,
    last_price: last,
    in: writeSide(bids),
    out: writeSide(asks),
  };
  return frame('transaction', payload);
}

/** `daymarket` of any pair with the same quote currency. */
export function tickerFrame(last: string, baseId = PAIR.currency_id): string {
  const payload: WirePayloadOf<typeof tickerEvent> = {
    ...PAIR,
    currency_id: baseId,
    now_price: last,
    change: '1.25',
    volume: '1234.5',
    high: last,
    low: last,
  };
  return frame('daymarket', payload);
}

/** `kline` and `market_detail`: the running bars of the minute and of the day. `now` in epoch milliseconds. */
export function barFrames(last: string, now: number): string[] {
  const bar = (period: string, length: number): WirePayloadOf<typeof barEvent> => ({
    ...PAIR,
    symbol: SYMBOL,
    period,
    time: (Math.floor(now / length) * length) / 1000,
    open: last,
    high: last,
    low: last,
    close: last,
    volume: '12.5',
  });
  return [frame('kline', bar('1min', 60_000)), frame('market_detail', bar('1day', 86_400_000))];
}
