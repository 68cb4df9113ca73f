import { expect, it } from 'vitest';
import { createRealtime } from '../create-realtime';
import { ticker } from '../delivery/events.test-support';
import { fakeClock } from './fakes.test-support';
import type { LinkHandlers } from './link';

const CLIENTS = 2000;
const OUTAGE_MS = 30_000;
/** The longest wait between two attempts. */
const LONGEST_MS = 60_000;

/** A number generator with a seed (mulberry32), so that the test is the same each time. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Milliseconds after the end of an outage at which a client is connected again. */
async function reconnectedAfter(random: () => number): Promise<number> {
  const clock = fakeClock();
  const began = clock.now();
  let link: LinkHandlers | undefined;
  let isAway = false;
  let reconnectedAt = Number.NaN;
  const realtime = createRealtime({
    session: () => ({}),
    clock,
    random,
    wake: () => () => undefined,
    openLink: (_options, handlers) => {
      link = handlers;
      const open = () => {
        if (isAway) handlers.onFailure();
        else handlers.onConnect();
        reconnectedAt = clock.now();
      };
      return Promise.resolve({ open, close: () => undefined, emit: () => undefined, want: () => undefined });
    },
  });
  realtime.subscribe(ticker, { key: '1-3' }, () => undefined);
  await Promise.resolve();
  isAway = true;
  link?.onDisconnect();
  clock.advance(OUTAGE_MS);
  isAway = false;
  clock.advance(LONGEST_MS);
  realtime.close();
  return reconnectedAt - began - OUTAGE_MS;
}

it('spreads the reconnections of 2,000 clients after an outage of 30 s over more than 15 s', async () => {
  const random = seeded(35);
  const waits: number[] = [];
  for (let count = 0; count < CLIENTS; count += 1) waits.push(await reconnectedAfter(random));
  waits.sort((one, other) => one - other);
  const perSecond = new Map<number, number>();
  for (const wait of waits) perSecond.set(Math.floor(wait / 1000), (perSecond.get(Math.floor(wait / 1000)) ?? 0) + 1);
  const [early = 0, late = 0] = [waits[CLIENTS * 0.05], waits[CLIENTS * 0.95]];
  expect(waits.every((wait) => wait > 0 && wait < LONGEST_MS)).toBe(true);
  expect(late - early).toBeGreaterThanOrEqual(15_000);
  expect(Math.max(...perSecond.values()) / CLIENTS).toBeLessThan(0.1);
});
