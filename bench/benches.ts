import { countdowns } from './countdowns/run.ts';
import { dealScreen } from './deal-screen/run.ts';
import { ledger } from './ledger/run.ts';
import { leverage } from './leverage/run.ts';
import { lists } from './lists/run.ts';
import { load } from './load/run.ts';
import { orderBook } from './order-book/run.ts';
import { randomCommands } from './random-commands/run.ts';
import { sandboxLoad } from './sandbox-load/run.ts';
import { sandboxStrain } from './sandbox-strain/run.ts';
import { soak } from './soak/run.ts';
import type { Bench } from './shared/bench.ts';

/** All benches, in the order in which they run. */
export const BENCHES: readonly Bench[] = [
  load,
  orderBook,
  dealScreen,
  leverage,
  soak,
  lists,
  ledger,
  countdowns,
  sandboxLoad,
  sandboxStrain,
  randomCommands,
];
