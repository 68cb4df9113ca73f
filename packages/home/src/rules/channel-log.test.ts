import { describe, expect, it } from 'vitest';
import { channelFigures, NO_EVENTS, withEvent } from './channel-log';

const CLOCK = { offset: 200, precision: 30 };

describe('a channel', () => {
  it('a channel has the age of its newest event, and the median interval', () => {
    let log = NO_EVENTS;
    for (const at of [1000, 1100, 1300, 1500]) log = withEvent(log, at, undefined);
    expect(channelFigures(log, 1750, CLOCK)).toEqual({ age: 250, interval: 200, delay: undefined });
    expect(channelFigures(NO_EVENTS, 1750, CLOCK)).toEqual({ age: undefined, interval: undefined, delay: undefined });
  });

  it('the delay of a channel is corrected by the clock offset, where its events have a time', () => {
    // The device is 200 ms behind: by its own clock the event arrives 150 ms before it is sent.
    const log = withEvent(NO_EVENTS, 9850, 10_001);
    expect(channelFigures(log, 9900, CLOCK).delay).toEqual({ median: 49, precision: 30 });
    expect(channelFigures(log, 9900, undefined).delay).toBeUndefined();
  });

  it('the delay of a channel is known to half a second where the times are whole seconds', () => {
    const log = withEvent(NO_EVENTS, 10_700, 10_000);
    expect(channelFigures(log, 10_700, CLOCK).delay).toEqual({ median: 400, precision: 530 });
  });

  it('a channel keeps the newest 50 events', () => {
    let log = NO_EVENTS;
    for (let at = 0; at < 60; at += 1) log = withEvent(log, at, at + 1);
    expect(log.arrivals).toHaveLength(50);
    expect(log.lags).toHaveLength(50);
  });
});
