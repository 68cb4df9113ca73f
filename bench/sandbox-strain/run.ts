import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { advance, call, faultsOf, newTrader, SANDBOX_TOKEN } from '../sandbox-load/control.ts';
import type { Bench, BenchOptions, Findings } from '../shared/bench.ts';
import { percentile, round } from '../shared/statistics.ts';
import { BURDENS, type Burden } from './burdens.ts';
import { startWatched, type WatchedExchange } from './watched.ts';

const PAIR = { currency_id: '1', legal_id: '3' };
const EVERY_MS = 50;
const LONGEST_PAUSE_MS = 100;
const MINUTES = 60;
const MIB = 2 ** 20;

interface Round {
  readonly name: string;
  /** Milliseconds of orders. */
  readonly times: readonly number[];
  readonly pause: number;
  readonly rss: number;
}

/** Places orders one after another while something else burdens the exchange. */
async function measureUnder(exchange: WatchedExchange, burden: Burden, token: string): Promise<Round> {
  const { address, ask } = exchange;
  await burden.prepare?.(address);
  await ask();
  const over = new AbortController();
  const running = burden.run(address).finally(() => over.abort());
  const times: number[] = [];
  while (!over.signal.aborted) {
    const began = performance.now();
    await call(address, '/transaction/in', { ...PAIR, price: '1', num: '0.001', mode: '1' }, token);
    times.push(performance.now() - began);
    await wait(EVERY_MS);
  }
  await running;
  return { name: burden.name, times, ...(await ask()) };
}

/** The heap, in MiB, at the start and after each quarter of an hour that the market sees in minutes of a second each. */
async function heapOverAnHour({ address, ask }: WatchedExchange, quick: boolean): Promise<number[]> {
  const heaps = [(await ask()).heap / MIB];
  for (let minute = 1; minute <= MINUTES; minute += 1) {
    await advance(address, 60_000);
    await wait(quick ? 50 : 1000);
    if (minute % 15 === 0) heaps.push((await ask()).heap / MIB);
  }
  return heaps.map((heap) => round(heap));
}

async function measure({ isQuick, say }: BenchOptions): Promise<Findings> {
  const exchange = await startWatched({
    BOT_RATE: '30',
    SANDBOX_CONTROL: '1',
    SANDBOX_TOKEN,
    LOG_LEVEL: 'error',
  });
  const token = await newTrader(exchange.address);
  const rounds: Round[] = [];
  for (const burden of BURDENS) {
    const found = await measureUnder(exchange, burden, token);
    say(`${found.name}: longest order ${round(Math.max(...found.times))} ms, longest pause ${round(found.pause)} ms`);
    rounds.push(found);
  }
  const heaps = await heapOverAnHour(exchange, isQuick);
  const faults = await faultsOf(exchange.address);
  await exchange.stop();
  return findingsOf(rounds, heaps, faults);
}

function findingsOf(rounds: readonly Round[], heaps: readonly number[], faults: readonly string[]): Findings {
  const pause = Math.max(...rounds.map((found) => found.pause));
  const growth = ((heaps.at(-1) ?? 0) / (heaps[1] ?? 1) - 1) * 100;
  return {
    goals: [
      {
        what: 'longest pause of the process',
        measured: `${round(pause)} ms`,
        wanted: `at most ${LONGEST_PAUSE_MS} ms`,
        isReached: pause <= LONGEST_PAUSE_MS,
      },
      {
        what: 'growth of the heap over the last three quarters of an hour of market',
        measured: `${round(growth, 1)} %`,
        wanted: 'at most 10 %',
        isReached: growth <= 10,
      },
      {
        what: 'the ledger after it all',
        measured: faults.length === 0 ? 'every currency sums to zero, every book in order' : faults.join('; '),
        wanted: 'every currency sums to zero, every book in order',
        isReached: faults.length === 0,
      },
    ],
    tables: [
      {
        caption: 'A trader who places one order after another, while others burden the exchange',
        columns: [
          'burden',
          'orders',
          'p50, ms',
          'p99, ms',
          'longest, ms',
          'longest pause of the process, ms',
          'memory, MiB',
        ],
        rows: rounds.map(({ name, times, pause: longest, rss }) => [
          name,
          times.length,
          round(percentile(times, 50), 1),
          round(percentile(times, 99), 1),
          round(Math.max(...times), 1),
          round(longest, 1),
          round(rss / MIB),
        ]),
      },
      {
        caption: 'An hour of market in a minute: heap after a collection, MiB',
        columns: ['at the start', '15 minutes', '30 minutes', '45 minutes', '60 minutes'],
        rows: [[...heaps]],
      },
    ],
    notes: [
      'A pause is CPU time of the exchange between two turns of its event loop, so that other programs do not count; latencies are by the clock: compare with the first row. ' +
        'Bots trade at 30 actions a second all the time. The collection of the heap before each row is not in its pause.',
    ],
  };
}

export const sandboxStrain: Bench = {
  name: 'sandbox-strain',
  title: 'The sandbox exchange while others burden it',
  measure,
};
