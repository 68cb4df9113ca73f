import { performance } from 'node:perf_hooks';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import type { Bench, BenchOptions, Findings } from '../shared/bench.ts';
import { startExchange, type Exchange } from '../shared/exchange.ts';
import { percentile, round } from '../shared/statistics.ts';
import { bareCommits } from './commits.ts';
import { faultsOf, makeRoom, newTrader, SANDBOX_TOKEN } from './control.ts';
import { openListeners } from './listeners.ts';
import { memoryOf } from './memory.ts';
import { openTrader, type Tally } from './trader.ts';

const SOCKETS = 500;
const TRADERS = 100;
/** Every fifth trader waits for the push; the others go on at once. */
const WATCHES_EVERY = 5;
const PAIRS = [
  { currency_id: '1', legal_id: '3' },
  { currency_id: '2', legal_id: '3' },
] as const;

/** Number of levels removed per side for the traders' prices; enough levels remain visible. */
const CLEARED_LEVELS = 10;

/** Commands in a transaction of the bare commits: alone, and one of every trader. */
const BATCHES = [1, TRADERS] as const;

const PACES = [
  { name: 'one order a second each', everyMs: 1000 },
  { name: 'as fast as they can', everyMs: 0 },
] as const;

/** Goals at full speed. */
const ORDERS_PER_SECOND = 600;
const REPLY_MS = 250;

const IDLE_MIB = 350;

/** The exchange takes it from the same environment. */
const databaseUrl = process.env['DATABASE_URL'];

type Trader = Awaited<ReturnType<typeof openTrader>>;

/** A trader's own price in the spread: bids count up from the best bid, asks down from the best ask. */
async function openTraders({ address }: Exchange, say: BenchOptions['say']): Promise<Trader[]> {
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
  say(`${traders.length} traders`);
  return traders;
}

interface Round {
  readonly tally: Tally;
  readonly seconds: number;
  readonly heard: number;
  /** Largest, MiB. */
  readonly memory: number;
  /** CPU share of the traders' own thread: near 1 it would be the bottleneck. */
  readonly busy: number;
}

async function run(
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

const both = (values: readonly number[]) => [round(percentile(values, 50), 1), round(percentile(values, 99), 1)];

async function measure({ isQuick, say }: BenchOptions): Promise<Findings> {
  const data = await mkdtemp(join(tmpdir(), 'bourse-load-'));
  const settings = { BOT_RATE: '0', SANDBOX_CONTROL: '1', SANDBOX_TOKEN, LOG_LEVEL: 'error', DATA_DIR: data };
  const first = await startExchange(settings);
  const seeded = await memoryOf(first.pid);
  await first.stop();
  const exchange = await startExchange(settings);
  const idle = await memoryOf(exchange.pid);
  const traders = await openTraders(exchange, say);
  const listeners = await openListeners(exchange.address, SOCKETS - TRADERS);
  say(`${SOCKETS} sockets`);
  await wait(1000);
  const connected = await memoryOf(exchange.pid);
  const rounds = [];
  for (const { name, everyMs } of PACES) {
    const found = await run(exchange, traders, listeners.count, { everyMs, ms: isQuick ? 5000 : 60_000 });
    say(
      `${name}: ${found.tally.placed.length} orders in ${round(found.seconds, 1)} s, p99 ${both(found.tally.placed)[1]} ms`,
    );
    rounds.push({ name, ...found });
  }
  const faults = await faultsOf(exchange.address);
  const lost = listeners.lost();
  for (const trader of traders) trader.close();
  await listeners.close();
  await exchange.stop();
  await rm(data, { recursive: true, force: true });

  const bare = await bareCommits(BATCHES, isQuick ? 3000 : 15_000, databaseUrl);
  const fastest = rounds.at(-1);
  const commands = fastest ? (fastest.tally.placed.length + fastest.tally.cancelled.length) / fastest.seconds : 0;

  const ordersPerSecond = fastest ? fastest.tally.placed.length / fastest.seconds : 0;
  const slowest = fastest ? percentile(fastest.tally.placed, 99) : Number.POSITIVE_INFINITY;
  const refused = rounds.reduce((sum, { tally }) => sum + tally.refused, 0);
  return {
    goals: [
      {
        what: 'the ledger after it all',
        measured: faults.length === 0 ? 'every currency sums to zero, every book in order' : faults.join('; '),
        wanted: 'every currency sums to zero, every book in order',
        isReached: faults.length === 0,
      },
      {
        what: 'orders a second at full speed',
        measured: String(round(ordersPerSecond)),
        wanted: `at least ${ORDERS_PER_SECOND}`,
        isReached: ordersPerSecond >= ORDERS_PER_SECOND,
      },
      {
        what: 'reply to an order at full speed, p99',
        measured: `${round(slowest, 1)} ms`,
        wanted: `at most ${REPLY_MS} ms`,
        isReached: slowest <= REPLY_MS,
      },
      {
        what: 'memory after the second start',
        measured: `${round(idle)} MiB`,
        wanted: `at most ${IDLE_MIB} MiB`,
        isReached: idle <= IDLE_MIB,
      },
      { what: 'sockets lost', measured: String(lost), wanted: '0', isReached: lost === 0 },
    ],
    tables: [
      {
        caption: `${SOCKETS} sockets, ${TRADERS} traders who place an order and take it back`,
        columns: [
          'pace',
          'orders a second',
          'commands a second (orders and cancellations)',
          'reply to an order p50, ms',
          'p99, ms',
          'reply to a cancellation p50, ms',
          'p99, ms',
          'push of the book p50, ms',
          'p99, ms',
          'events a second to all listeners',
          'memory, MiB',
        ],
        rows: rounds.map(({ name, tally, seconds, heard, memory }) => [
          name,
          round(tally.placed.length / seconds),
          round((tally.placed.length + tally.cancelled.length) / seconds),
          ...both(tally.placed),
          ...both(tally.cancelled),
          ...both(tally.pushed),
          round(heard / seconds),
          round(memory),
        ]),
      },
      {
        caption:
          'The database alone: an order, a ledger entry and two postings a command, the log on the disk after every commit',
        columns: ['commands a transaction', 'commits a second', 'commands a second'],
        rows: bare.map(({ batch, commitsPerSecond, commandsPerSecond }) => [
          batch,
          round(commitsPerSecond),
          round(commandsPerSecond),
        ]),
      },
    ],
    notes: [
      `Share of the exchange at full speed in what the database commits in the same run, ${TRADERS} commands a transaction: ` +
        `${round((100 * commands) / (bare.at(-1)?.commandsPerSecond ?? 1), 1)} %; it commits ${round(commands / (bare[0]?.commandsPerSecond ?? 1), 2)} times what one command a transaction would allow.`,
      ...(databaseUrl === undefined ? [] : ['The memory of the PostgreSQL server is not part of the figures.']),
      `Memory of the exchange: ${round(seeded)} MiB after its first start, which makes the history, ${round(idle)} MiB after the second, ${round(connected)} MiB with all sockets open; the table has the largest of each round.`,
      'A push is counted from sending the order to the `transaction` event that has it; that event comes at most every 100 ms a pair. ' +
        'Every fifth trader waits for it, and so trades less often.',
      `Every twentieth order is a market order that trades. ${refused} commands were refused (an order was filled before it could be taken back, say).`,
      `Traders and listeners run on the same machine and take their share of it: the traders' thread was busy ${rounds.map(({ busy }) => `${round(busy * 100)} %`).join(' and ')} of the time.`,
    ],
  };
}

const name = 'sandbox-load';

export const sandboxLoad: Bench =
  databaseUrl === undefined
    ? { name, title: 'The sandbox exchange under load, on PGlite', measure }
    : {
        name,
        title: 'The sandbox exchange under load, on PostgreSQL',
        variant: { name: 'postgresql', environment: 'DATABASE_URL=postgres://…' },
        measure,
      };
