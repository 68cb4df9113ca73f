import { load } from './load/run.ts';
import { orderBook } from './order-book/run.ts';
import { sandboxLoad } from './sandbox-load/run.ts';
import { scale } from './scale/run.ts';
import { soak } from './soak/run.ts';
import type { Bench } from './shared/bench.ts';

/** All benches, in the order in which they run. */
export const BENCHES: readonly Bench[] = [load, orderBook, soak, sandboxLoad, scale];
