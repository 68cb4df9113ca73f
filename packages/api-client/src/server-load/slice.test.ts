import { describe, expect, it } from 'vitest';
import { backedOffMs, type ServerLoad } from './poll-backoff';
import { serverLoadSlice } from './slice';

const { overloaded, answered } = serverLoadSlice.actions;
const after = (load: ServerLoad | undefined, now: number, retryAfterMs?: number) =>
  serverLoadSlice.reducer(load, overloaded({ now, retryAfterMs }));

describe('polling while the back end is overloaded', () => {
  it('failing requests lengthen the polling interval to 10, 20, 40 and 60 seconds', () => {
    let load: ServerLoad | undefined;
    const intervals = [0, 10_000, 30_000, 70_000, 130_000].map((now) => backedOffMs((load = after(load, now))));
    expect(intervals).toEqual([10_000, 20_000, 40_000, 60_000, 60_000]);
  });

  it('requests that fail together count once for the polling interval', () => {
    const load = [1, 2, 3, 4000].reduce<ServerLoad | undefined>((known, now) => after(known, now), undefined);
    expect(load && backedOffMs(load)).toBe(10_000);
  });

  it('the first answer ends the longer polling interval', () => {
    const load = serverLoadSlice.reducer(after(undefined, 0, 30_000), answered());
    expect(load).toEqual({ level: 0, raisedAt: 0 });
  });

  it('the pause that the back end asks for is kept, ten minutes at most', () => {
    expect(after(undefined, 1000, 30_000).restUntil).toBe(31_000);
    expect(after(after(undefined, 1000, 30_000), 2000).restUntil).toBe(31_000);
    expect(after(undefined, 1000, 86_400_000).restUntil).toBe(601_000);
  });
});
