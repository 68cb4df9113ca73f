import { audit } from '../core/audit';
import type { Exchange } from '../exchange-interface';
import { seededRandom } from '../simulation/random';
import { FAILURES } from './failing-writes';
import type { TestExchange } from './test-exchange';

/** An audit reads every row, so a long run has at most this many. */
const AUDITS = 50;
const BATCH = 12;

/** Draws from the seed of a run: the same seed gives the same commands. */
export interface Draw {
  /** From 0 to below 1. */
  next(): number;
  pick<Item>(items: readonly Item[]): Item;
  /** A whole number from 1 to `most`. */
  upTo(most: number): number;
}

function drawFrom(seed: string): Draw {
  const random = seededRandom(seed);
  return {
    next: () => random.next(),
    upTo: (most) => 1 + Math.floor(random.next() * most),
    pick(items) {
      const item = items[Math.floor(random.next() * items.length)];
      if (item === undefined) throw new Error('nothing to pick from');
      return item;
    },
  };
}

export interface RandomRun {
  readonly seed: string;
  readonly commands: number;
  /** Carries out one random command. */
  readonly command: (exchange: Exchange, draw: Draw) => Promise<void>;
}

/**
 * Runs random commands, several to a batch, with failing writes, restarts and moves of the clock between them. The audit runs
 * during the run and at its end.
 * @throws if a rule of the audit is broken
 */
export async function runRandomly(test: TestExchange, { seed, commands, command }: RandomRun): Promise<void> {
  const draw = drawFrom(seed);
  const auditEvery = Math.max(400, Math.ceil(commands / AUDITS));
  let exchange = test.exchange;
  for (let done = 0; done < commands; done += BATCH) {
    const roll = draw.next();
    if (roll < 0.03) test.store.failNextWrite(draw.pick(FAILURES));
    else if (roll < 0.033) exchange = await test.restart();
    if (roll > 0.8) test.clock.advance(draw.upTo(20_000) - 1);
    if (roll > 0.9) await exchange.tick();
    const running = exchange;
    await Promise.all(Array.from({ length: BATCH }, () => command(running, draw)));
    if (Math.floor(done / auditEvery) !== Math.floor((done + BATCH) / auditEvery)) await mustBeSound(test);
  }
  await mustBeSound(test);
  await exchange.close();
  // The failures were made on purpose.
  test.errors.length = 0;
}

async function mustBeSound({ store, products }: TestExchange): Promise<void> {
  const broken = await audit(store.db, products);
  if (Object.keys(broken).length > 0) throw new Error(`the books are not in order: ${JSON.stringify(broken)}`);
}
