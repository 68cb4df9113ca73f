import { larger, smaller } from '@bourse/decimal';
import type { InferOutput } from 'valibot';
import type { barEvent } from '@bourse/contracts/market';
import { type Bar, barStart } from '@bourse/contracts/bars';

/** The `kline` event. Only `close` is always sent. */
export type RunningBar = InferOutput<(typeof barEvent)['payload']>;

/** The event as a bar: missing prices default to the close, a missing time to the clock (epoch milliseconds). */
export function minuteOf(running: RunningBar, now: number): Bar {
  const { close, open = close } = running;
  return {
    openTime: barStart(running.openTime ?? now, '1'),
    open,
    high: running.high ?? larger(open, close),
    low: running.low ?? smaller(open, close),
    close,
    volume: running.volume,
  };
}
