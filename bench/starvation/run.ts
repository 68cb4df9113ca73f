import type { Bench, BenchOptions, Findings } from '../shared/bench.ts';
import { startExchange, type Exchange } from '../shared/exchange.ts';
import { percentile, round } from '../shared/statistics.ts';
import { faultsOf, SANDBOX_TOKEN } from '../sandbox-load/control.ts';
import { memoryOf } from '../sandbox-load/memory.ts';
import { LOADS } from './loads.ts';
import { openLoad } from './open-load.ts';
import { placeOrders, type Orders } from './orders.ts';

const MS = 10_000;
const QUICK_MS = 3000;
const P99_MS = 150;

interface Result {
  readonly name: string;
  readonly quiet: Orders;
  readonly beside: Orders;
  readonly requestsPerSecond: number;
  /** The largest, in MiB. */
  readonly memory: number;
}

async function measureBeside({ address, pid }: Exchange, name: string, isQuick: boolean): Promise<Result> {
  const ms = isQuick ? QUICK_MS : MS;
  const load = await openLoad(address, name, isQuick);
  try {
    const quiet = await placeOrders(address, ms);
    let memory = 0;
    const sampling = setInterval(() => void memoryOf(pid).then((now) => (memory = Math.max(memory, now))), 500);
    const began = performance.now();
    load.start();
    const beside = await placeOrders(address, ms);
    clearInterval(sampling);
    const requests = await load.stop();
    return { name, quiet, beside, requestsPerSecond: (1000 * requests) / (performance.now() - began), memory };
  } finally {
    await load.end();
  }
}

const p99 = ({ times }: Orders) => round(percentile(times, 99), 1);
const figures = ({ times }: Orders) => [
  round(percentile(times, 50), 1),
  p99({ times, refused: 0 }),
  round(Math.max(...times), 1),
];

async function measure({ isQuick, say }: BenchOptions): Promise<Findings> {
  const exchange = await startExchange({ SANDBOX_CONTROL: '1', SANDBOX_TOKEN, LOG_LEVEL: 'error' });
  try {
    const results: Result[] = [];
    for (const { name } of LOADS) {
      const result = await measureBeside(exchange, name, isQuick);
      say(
        `${name}: p99 ${p99(result.quiet)} → ${p99(result.beside)} ms, ${round(result.requestsPerSecond)} requests/s`,
      );
      results.push(result);
    }
    const faults = await faultsOf(exchange.address);
    const refused = results.reduce((sum, { quiet, beside }) => sum + quiet.refused + beside.refused, 0);
    return {
      goals: [
        ...results.map(({ name, beside }) => ({
          what: `reply to an order beside ${name}, p99`,
          measured: `${p99(beside)} ms`,
          wanted: `at most ${P99_MS} ms`,
          isReached: p99(beside) <= P99_MS,
        })),
        { what: 'orders refused', measured: String(refused), wanted: '0', isReached: refused === 0 },
        {
          what: 'the ledger after it all',
          measured: faults.join('; ') || 'sound',
          wanted: 'sound',
          isReached: faults.length === 0,
        },
      ],
      tables: [
        {
          caption: 'Reply to the orders of one trader, ten a second, without a load and then beside it',
          columns: [
            'load',
            'requests a second',
            'alone p50, ms',
            'p99, ms',
            'max, ms',
            'beside p50, ms',
            'p99, ms',
            'max, ms',
            'memory, MiB',
          ],
          rows: results.map(({ name, quiet, beside, requestsPerSecond, memory }) => [
            name,
            round(requestsPerSecond),
            ...figures(quiet),
            ...figures(beside),
            round(memory),
          ]),
        },
      ],
      notes: [
        'The load is a thread of the program that places the orders: with two processors it takes the time of one of them. Bots trade all the time.',
        'One exchange has all loads in turn, and keeps what they left behind.',
      ],
    };
  } finally {
    await exchange.stop();
  }
}

export const starvation: Bench = {
  name: 'starvation',
  title: 'Orders beside the requests of others',
  measure,
};
