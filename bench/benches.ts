import { experience } from './experience/run.ts';
import { feedMemory } from './feed-memory/run.ts';
import { lists } from './lists/run.ts';
import { load } from './load/run.ts';
import { orderBook } from './order-book/run.ts';
import { ready } from './ready/run.ts';
import { restart } from './restart/run.ts';
import { sandboxLoad } from './sandbox-load/run.ts';
import { scale } from './scale/run.ts';
import { soak } from './soak/run.ts';
import { starvation } from './starvation/run.ts';
import { venuePixels } from './venue-pixels/run.ts';
import type { Bench } from './shared/bench.ts';

/** All benches, in the order in which they run. */
export const BENCHES: readonly Bench[] = [
  ready,
  load,
  experience,
  orderBook,
  lists,
  soak,
  sandboxLoad,
  starvation,
  feedMemory,
  venuePixels,
  restart,
  scale,
];
