/** The newest events of a channel. */
export interface ChannelLog {
  /** Moments of arrival by the device's clock, epoch milliseconds, oldest first. */
  readonly arrivals: readonly number[];
  /** Arrival less the moment that the event names, by the device's clock, milliseconds. */
  readonly lags: readonly number[];
  /** All named moments so far are whole seconds: they are known to the second. */
  readonly isWholeSeconds: boolean;
}

export const NO_EVENTS: ChannelLog = { arrivals: [], lags: [], isWholeSeconds: true };

/** Events that are kept. */
const MOST = 50;

const SECOND_MS = 1000;

/**
 * Adds an event.
 * @param sentAt the moment that the event names, epoch milliseconds of the exchange; `undefined` if it names none
 */
export function withEvent(log: ChannelLog, arrivedAt: number, sentAt: number | undefined): ChannelLog {
  return {
    arrivals: [...log.arrivals, arrivedAt].slice(-MOST),
    lags: sentAt === undefined ? log.lags : [...log.lags, arrivedAt - sentAt].slice(-MOST),
    isWholeSeconds: log.isWholeSeconds && (sentAt === undefined || sentAt % SECOND_MS === 0),
  };
}

export interface ChannelDelay {
  /** Median, milliseconds; not below zero. */
  readonly median: number;
  /** Half of the width of the interval in which the delay is, milliseconds. */
  readonly precision: number;
}

export interface ChannelFigures {
  /** Milliseconds since the newest event; `undefined` without any. */
  readonly age: number | undefined;
  /** Median time between two events, milliseconds; `undefined` with fewer than two. */
  readonly interval: number | undefined;
  /** `undefined` where no event names a moment, or the clock offset is not known. */
  readonly delay: ChannelDelay | undefined;
}

/** Server time less device time with its uncertainty, milliseconds. */
export interface ClockOffset {
  readonly offset: number;
  readonly precision: number;
}

function median(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  return upper === undefined || lower === undefined ? undefined : (upper + lower) / 2;
}

/**
 * Age, interval and delivery delay of a channel. Delay = arrival by the device's clock + clock offset − moment that the event names. A
 * moment in whole seconds is up to a second before the event: half a second is taken off the delay and added to its uncertainty.
 */
export function channelFigures(log: ChannelLog, now: number, clock: ClockOffset | undefined): ChannelFigures {
  const { arrivals, lags, isWholeSeconds } = log;
  const last = arrivals.at(-1);
  const lag = median(lags);
  const half = isWholeSeconds ? SECOND_MS / 2 : 0;
  return {
    age: last === undefined ? undefined : Math.max(0, now - last),
    interval: median(arrivals.slice(1).map((arrival, index) => arrival - (arrivals[index] ?? arrival))),
    delay:
      lag === undefined || clock === undefined
        ? undefined
        : { median: Math.max(0, lag + clock.offset - half), precision: clock.precision + half },
  };
}
