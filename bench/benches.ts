import { orderBook } from './order-book/run.ts';
import type { Bench } from './shared/bench.ts';

/** All benches, in the order in which they run. */
export const BENCHES: readonly Bench[] = [orderBook];
