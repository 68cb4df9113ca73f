import { performance } from 'node:perf_hooks';
import type { Exchange } from '../shared/exchange.ts';
import { makeRoom, newTrader } from './control.ts';
import { memoryOf } from './memory.ts';
import { openTrader, type Tally } from './trader.ts';

export const TRADERS = 100;
/** Every fifth trader waits for the push; the others go on at once. */
const WATCHES_EVERY = 5;
const PAIRS = [
  { currency_id: '1', legal_id: '3' },
  { currency_id: '2', legal_id: '3' },
] as const;

/** Number of levels removed per side for the traders' prices; enough levels remain visible. */
const CLEARED_LEVELS = 10;

export type Trader = Awaited<ReturnType<typeof openTrader>>;

/** A trader's own price in the spread: bids count up from the best bid, asks down from the best ask. */
export async function openTraders({ address }: Exchange): Promise<Trader[]> {
  const spreads = await Promise.all(PAIRS.map((pair) => makeRoom(address, pair, CLEARED_LEVELS)));
  const traders: Trader[] = [];
  for (let index = 0; index < TRADERS; index += 1) {
    const which = index % PAIRS.length;
    const { bid, ask } = spreads[which] ?? { bid: 0, ask: 0 };
    const step = 1 + Math.floor(index / PAIRS.length / 2);
    const isBuyer = Math.floor(index / PAIRS.length) % 2 === 0;
    if (bid + step >= ask - step) throw new Error('The spread is too narrow for a price each.');
    traders.push(
      await openTrader({
        address,
        token: await newTrader(address),
        pair: PAIRS[which] ?? PAIRS[0],
        side: isBuyer ? 'in' : 'out',
        cents: isBuyer ? bid + step : ask - step,
        isWatching: index % WATCHES_EVERY === 0,
      }),
    );
  }
  return traders;
}

/** Result of one round of trading. */
export interface Round {
  readonly tally: Tally;
  readonly seconds: number;
  readonly heard: number;
  /** Largest, MiB. */
  readonly memory: number;
  /** CPU share of the traders' own thread: near 1 it would be the bottleneck. */
  readonly busy: number;
}

/** Lets the traders trade for `ms` milliseconds, each at most once in `everyMs`. `count` counts the events of the listeners. */
export async function tradeRound(
  { pid }: Exchange,
  traders: readonly Trader[],
  count: () => Promise<number>,
  { everyMs, ms }: { everyMs: number; ms: number },
): Promise<Round> {
  const tally: Tally = { placed: [], cancelled: [], pushed: [], refused: 0 };
  await count();
  const utilization = performance.eventLoopUtilization();
  let memory = await memoryOf(pid);
  const sampling = setInterval(() => {
    void memoryOf(pid).then((now) => (memory = Math.max(memory, now)));
  }, 1000);
  const began = performance.now();
  await Promise.all(traders.map((trader) => trader.trade(tally, began + ms, everyMs)));
  clearInterval(sampling);
  const seconds = (performance.now() - began) / 1000;
  const busy = performance.eventLoopUtilization(utilization).utilization;
  return { tally, seconds, heard: await count(), memory, busy };
}
